import { graphql } from "gatsby";
import styled from "styled-components";
import { fill } from "../../lib/fill-names";
import { isMoney, writeQuantity } from "../../formulas/units";
import { mixin } from "../../theme/mixins";
import { colour, measure, space } from "../../theme/tokens";
import { describedBy, frame, Problem } from "../../ui/controls";
import { errorOf, type Field } from "./fields";

interface CalculatorInputsProps {
  fields: readonly Field[];
  onType: (key: string, text: string) => void;
  onLeave: (key: string) => void;
}

/** The inputs as a ruled list of fields; without script, the values of the example. */
export const CalculatorInputs = ({ fields, onType, onLeave }: CalculatorInputsProps) => (
  <Rows className="inputs">
    {fields.map((field) => {
      const { key, name, meaning, rule } = field;
      const id = `figure-${key}`;
      const error = errorOf(field);
      const isSum = isMoney(rule.unit);
      const isFirst = isSum && SITE.locale.money.first;
      const sign = isSum ? SITE.currency : rule.unit === "rate" && "%";
      const shownSign = sign && <span aria-hidden="true">{sign}</span>;
      return (
        <Row key={key}>
          <label htmlFor={id}>
            {`${name} `}
            <small>{fill(field.unit, { currency: SITE.currency })}</small>
          </label>
          <div>
            <strong className="without-script">{writeQuantity(field.value, rule.unit)}</strong>
            <Box className="needs-script">
              {isFirst && shownSign}
              <input
                id={id}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={field.text}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy(id, meaning, error)}
                onChange={({ target }) => onType(key, target.value)}
                onBlur={() => onLeave(key)}
                onKeyDown={(event) => event.key === "Enter" && onLeave(key)}
              />
              {!isFirst && shownSign}
            </Box>
          </div>
          <p id={`${id}-hint`}>{meaning}</p>
          {error && <Problem id={`${id}-error`}>{error}</Problem>}
        </Row>
      );
    })}
  </Rows>
);

export const query = graphql`
  fragment CalculatorInputRow on CalculatorTerm {
    key
    name
    unit
    meaning
    example
  }
`;

const Rows = styled.ul`
  container-type: inline-size;
  border-top: 1px solid ${colour.ink};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(8.75rem, 33cqi, 11rem);
  gap: ${space(1)} ${space(5)};
  align-items: center;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${colour.line};
  break-inside: avoid;

  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  small {
    display: block;
  }

  strong {
    display: block;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  > p {
    grid-column: 1 / -1;
    max-width: ${measure.text};
  }

  > [id$="-hint"] {
    ${mixin.note}
  }
`;

const Box = styled.div`
  ${frame}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(3)};
  font-variant-numeric: tabular-nums;

  &:focus-within {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }

  span {
    flex: none;
    color: ${colour.muted};
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    font-weight: 600;
    text-align: end;
    scroll-margin-top: 5rem;
  }
`;
