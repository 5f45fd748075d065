import { useState } from "react";
import styled from "styled-components";
import { look, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { addressOf } from "./link";

interface CalculatorActionsProps {
  labels: Queries.CalculatorWordsFragment["actions"];
  figures: string;
  /** Resets to the example; undefined while the fields hold its values. */
  onReset?: () => void;
}

/** Copies a link to the inputs, prints the page, or resets the inputs to the example. */
export const CalculatorActions = ({ labels, figures, onReset }: CalculatorActionsProps) => {
  const [outcome, setOutcome] = useState<{ figures: string; text: string }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf(figures));
      setOutcome({ figures, text: labels.copied });
    } catch {
      setOutcome({ figures, text: labels.copyFailed });
    }
  };
  return (
    <Row className="needs-script no-print">
      <Button type="button" $variant="outline" $size="sm" onClick={copy}>
        {labels.copy}
      </Button>
      <Button type="button" $variant="outline" $size="sm" onClick={() => window.print()}>
        {labels.print}
      </Button>
      {onReset && (
        <Button type="button" $variant="ghost" $size="sm" onClick={onReset}>
          {labels.reset}
        </Button>
      )}
      <p role="status">{outcome?.figures === figures ? outcome.text : ""}</p>
    </Row>
  );
};

const Row = styled.div`
  ${look.row(3)}
  align-items: center;
  margin-top: ${space(6)};

  p {
    flex: 1 1 100%;
    min-height: 1.5em;
    font-size: ${size.small};
  }
`;
