import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { keepChanges } from "../../browser/controls";
import { fill } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { LiveMessage } from "../../ui/LiveMessage";
import { Container } from "../../ui/Container";
import { Columns } from "../../ui/Section";
import { CtaLink } from "../../ui/CtaLink";
import { track } from "../../analytics/events";
import { CalculationTable } from "./CalculationTable";
import { CalculatorInputs } from "./CalculatorInputs";
import { ResultPanel } from "./ResultPanel";
import { ResultStrip } from "./ResultStrip";
import { CalculatorActions } from "./CalculatorActions";
import { Sources } from "./Sources";
import { useCalculator, type CalculatorData } from "./useCalculator";

interface CalculatorProps extends CalculatorData {
  /** Comes after the calculator; receives the call with the result in its message. */
  children: (call: Queries.CallFragment) => ReactNode;
}

/** A calculator: inputs, the result, which follows each key press, and the calculation line by line. */
export const Calculator = ({ children, ...data }: CalculatorProps) => {
  const { calculator } = data;
  const { inputs, lines, sources } = calculator;
  const { state, dispatch, rules, valueTexts, errors, ...rest } = useCalculator(data);
  const { ownHash, results, verdict, waiting, chart, link, call } = rest;
  const [headline] = results;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Takes over the figures typed before this script ran, after those of the address.
    keepChanges(place.current)();
  }, []);
  const isBegun = rest.canReset;
  useEffect(() => {
    if (isBegun) track("calculator_start", { page: window.location.pathname });
  }, [isBegun]);
  const isFinished = link !== undefined && waiting === undefined;
  useEffect(() => {
    if (isFinished) track("calculator_result", { page: window.location.pathname });
  }, [isFinished]);
  return (
    <>
      <Container ref={place}>
        <LiveMessage text={rest.announcement} />
        <Layout $split="1.1fr 1fr">
          <section aria-labelledby="inputs">
            {headline && <ResultStrip {...headline} />}
            <h2 id="inputs">{WORDS.calculator.inputs}</h2>
            <Note className="without-script">{WORDS.calculator.withoutScript}</Note>
            <Note className="needs-script no-print">{WORDS.calculator.inputsNote}</Note>
            {rest.unusable.length > 0 && (
              <Notice role="alert">
                {fill(WORDS.calculator.unusableLink, { names: rest.unusable.join(", ") })}
              </Notice>
            )}
            <CalculatorInputs {...{ inputs, rules, state, dispatch, errors }} />
            <CalculatorActions
              key={ownHash}
              ownHash={ownHash}
              onReset={rest.canReset ? () => dispatch({ kind: "reset" }) : undefined}
            />
          </section>
          <ResultPanel texts={calculator.chart} {...{ results, verdict, waiting, chart }}>
            <CtaLink call={call} />
            {link && <p className="printed">{`${WORDS.calculator.printed} ${link}`}</p>}
          </ResultPanel>
        </Layout>
        <CalculationTable lines={lines} values={valueTexts} />
        <Sources sources={sources} />
      </Container>
      <div className="no-print">{children(call)}</div>
    </>
  );
};

export const query = graphql`
  fragment Calculator on Calculator {
    title
    formula
    inputs {
      ...CalculatorInputRow
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

  fragment CalculatorCopy on CalculatorCopy {
    message
  }
`;

const Layout = styled(Columns)`
  column-gap: ${space(16)};
  margin-bottom: ${space(20)};
`;

const Note = styled.p`
  ${mixin.description}
  margin-block: ${space(3)} ${space(6)};
`;

const Notice = styled.p`
  margin-bottom: ${space(6)};
  padding-inline-start: ${space(4)};
  border-inline-start: 3px solid ${colour.loss};
`;
