import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { describedBy, Select } from "../../ui/controls";

const id = "figure-currency";

interface CurrencyChoiceProps {
  choices: Queries.CalculatorCopyFragment["currencies"];
  code: string;
  onChoose: (code: string) => void;
}

export const CurrencyChoice = ({ choices, code, onChoose }: CurrencyChoiceProps) => (
  <Row className="needs-script no-print">
    <label htmlFor={id}>{WORDS.calculator.currency}</label>
    <Select
      id={id}
      autoComplete="off"
      value={code}
      aria-describedby={describedBy(id, WORDS.calculator.currencyHint)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {choice.name} ({choice.code})
        </option>
      ))}
    </Select>
    <p id={`${id}-hint`}>{WORDS.calculator.currencyHint}</p>
  </Row>
);

const Row = styled.div`
  ${mixin.row(1, 4)}
  align-items: center;
  margin-bottom: ${space(5)};

  /* The label takes the rest of the row. Where the choice wraps, it is as wide as the fields below. */
  label {
    flex: 1000 1 auto;
  }

  select {
    flex: 1 1 16rem;
  }

  p {
    flex: 1 1 100%;
    ${mixin.note}
  }
`;
