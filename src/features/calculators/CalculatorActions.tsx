import { useState } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";

interface CalculatorActionsProps {
  /** The address with the visitor's figures. */
  link?: string;
  /** Resets to the example; undefined while the fields hold its values. */
  onReset?: () => void;
}

export const CalculatorActions = ({ link, onReset }: CalculatorActionsProps) => {
  const [outcome, setOutcome] = useState("");
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(
        link ?? window.location.origin + window.location.pathname,
      );
      setOutcome(WORDS.calculator.copied);
    } catch {
      setOutcome(WORDS.calculator.copyFailed);
    }
  };
  return (
    <Row className="needs-script no-print">
      <Button type="button" $variant="outline" $size="sm" onClick={copyLink}>
        {WORDS.calculator.copy}
      </Button>
      <Button type="button" $variant="outline" $size="sm" onClick={() => window.print()}>
        {WORDS.calculator.print}
      </Button>
      {onReset && (
        <Button type="button" $variant="ghost" $size="sm" onClick={onReset}>
          {WORDS.calculator.reset}
        </Button>
      )}
      <p role="status">{outcome}</p>
    </Row>
  );
};

const Row = styled.div`
  ${mixin.row(3)}
  align-items: center;
  margin-top: ${space(6)};

  p {
    flex: 1 1 100%;
    min-height: 1.5em;
    font-size: ${size.small};
  }
`;
