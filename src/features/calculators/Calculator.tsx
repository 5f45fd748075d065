import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";
import styled from "styled-components";
import { fieldErrors } from "./field-errors";
import { formulaOf } from "../../formulas/formulas";
import { fill } from "../../formulas/template";
import { messageOf, resultsOf, verdictOf, wordsOf } from "./words";
import { colour, media, space } from "../../theme/tokens";
import { Container } from "../../ui/Container";
import { CallLink } from "../../analytics/CallLink";
import { WorkedExample } from "./WorkedExample";
import { Announcement } from "./Announcement";
import { CurrencyChoice } from "./CurrencyChoice";
import { Ledger } from "./Ledger";
import { ResultPanel } from "./ResultPanel";
import { ResultStrip } from "./ResultStrip";
import { CalculatorActions } from "./CalculatorActions";
import { Sources } from "./Sources";
import { useCalculatorState } from "./useCalculatorState";

interface CalculatorProps {
  calculator: Queries.CalculatorFragment;
  labels: Queries.CalculatorWordsFragment;
  /** The call to action for discussing the result. */
  call: Queries.CallFragment;
  /** The query of the page's address, which can hold inputs. */
  search: string;
  /** What comes after the calculator; it receives the call with the result in its message. */
  children: (call: Queries.CallFragment) => ReactNode;
}

/** A calculator: inputs, the result as they are typed, and the calculation line by line. */
export const Calculator = (props: CalculatorProps) => {
  const { calculator, labels, call, search, children } = props;
  const { inputs, chart, lines, sources, title } = calculator;
  const { choices } = labels.currency;
  const formula = formulaOf(calculator.formula);
  const { start, codes } = useMemo(
    () => ({
      start: {
        inputs: formula.inputs,
        values: Object.fromEntries(inputs.map(({ key, example }) => [key, example])),
        currency: choices[0]?.code ?? "",
      },
      codes: choices.map(({ code }) => code),
    }),
    [formula, inputs, choices],
  );
  const { state, dispatch, changed, query } = useCalculatorState(start, codes, search);

  const symbol = choices.find(({ code }) => code === state.currency)?.symbol ?? "";
  const worked = formula.work(state.values);
  const words = wordsOf(formula, state.values, worked, symbol, chart.parts);
  const results = resultsOf(calculator, words);
  const verdict = verdictOf(calculator, worked, words);

  const { problems } = labels;
  const errors = fieldErrors(state, inputs, formula.inputs, problems, symbol);
  const waiting = Object.keys(state.problems).length > 0 ? problems.waiting : undefined;
  const unread = inputs.filter(({ key }) => state.unread.includes(key)).map(({ name }) => name);
  const here = () => window.location.origin + window.location.pathname + query;
  // Only a visitor's own figures are worth a message, so the server never needs the address.
  const discuss = changed
    ? {
        ...call,
        message: messageOf(labels.message, calculator, { title, verdict, words, link: here() }),
      }
    : call;
  const [headline] = results;
  const told = results.map(({ label, value }) => `${label}: ${value}.`).join(" ");

  return (
    <>
      <Container>
        <Announcement text={Object.values(errors).join(" ") || told} />
        <Desk>
          <section aria-labelledby="inputs">
            {headline && <ResultStrip {...headline} jump={labels.jump} />}
            <h2 id="inputs">{labels.inputs}</h2>
            <Note className="without-script">{labels.withoutScript}</Note>
            <Note className="needs-script no-print">{labels.inputsNote}</Note>
            {unread.length > 0 && (
              <Notice role="alert">{fill(problems.link, { names: unread.join(", ") })}</Notice>
            )}
            <CurrencyChoice
              labels={labels.currency}
              code={state.currency}
              onChoose={(code) => dispatch({ kind: "currency", code })}
            />
            <Ledger rules={formula.inputs} {...{ inputs, state, dispatch, symbol, errors }} />
            <CalculatorActions
              labels={labels.actions}
              query={query}
              onReset={changed || waiting ? () => dispatch({ kind: "reset" }) : undefined}
            />
          </section>
          <ResultPanel
            title={labels.result}
            {...{ results, verdict, waiting, chart, symbol, drawing: worked.drawing }}
          >
            <CallLink call={discuss} className="no-print" />
            {changed && (
              <Printed>
                {labels.printed} {here()}
              </Printed>
            )}
          </ResultPanel>
        </Desk>
        <WorkedExample
          lines={lines}
          words={words}
          title={labels.working}
          note={labels.workingNote}
          columns={labels.columns}
        />
        <Sources title={labels.sources} sources={sources} />
      </Container>
      <div className="no-print">{children(discuss)}</div>
    </>
  );
};

export const query = graphql`
  fragment Calculator on Calculator {
    title
    formula
    inputs {
      ...LedgerInput
    }
    lines {
      ...CalculatorLinePart
    }
    results {
      label
      value
      none
    }
    outcomes {
      key
      text
    }
    chart {
      ...ResultChart
    }
    sources {
      ...SourcePart
    }
  }

  fragment CalculatorWords on CalculatorLabels {
    inputs
    inputsNote
    withoutScript
    result
    jump
    working
    workingNote
    columns {
      line
      formula
      working
      result
    }
    sources
    currency {
      label
      hint
      choices {
        code
        symbol
        name
      }
    }
    actions {
      copy
      copied
      copyFailed
      print
      reset
    }
    problems {
      empty
      number
      low
      high
      link
      waiting
    }
    printed
    message
  }
`;

const Desk = styled.div`
  display: grid;
  gap: ${space(12)};
  align-items: start;
  margin-bottom: ${space(20)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space(16)};
  }

  ${media.print} {
    gap: ${space(6)};
    margin-bottom: ${space(6)};
  }
`;

const Note = styled.p`
  max-width: 34rem;
  margin-block: ${space(3)} ${space(6)};
  color: ${colour.muted};
`;

const Notice = styled.p`
  margin-bottom: ${space(6)};
  padding-left: ${space(4)};
  border-left: 3px solid ${colour.copper};
`;

const Printed = styled.p`
  display: none;

  ${media.print} {
    display: block;
    overflow-wrap: anywhere;
  }
`;
