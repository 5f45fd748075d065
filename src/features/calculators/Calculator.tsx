import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { keepChanges } from "../../browser/controls";
import { mixin } from "../../theme/mixins";
import { size, space } from "../../theme/tokens";
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
import { useCalculator, type CalculatorData } from "./useCalculator";

interface CalculatorProps extends CalculatorData {
  /** Comes after the calculator; receives the call with the result in its message. */
  children: (call: Queries.CallFragment) => ReactNode;
}

/** A calculator: inputs, the result, which follows each key press, and the calculation line by line. */
export const Calculator = ({ children, ...data }: CalculatorProps) => {
  const { chart, lines, sources } = data.calculator;
  const { results, waiting, canReset, link, call, ...state } = useCalculator(data);
  const [headline] = results;
  const place = useRef<HTMLDivElement>(null);
  // Takes over the figures typed before this script ran, after those of the address.
  useLayoutEffect(() => keepChanges(place.current)(), []);
  useEffect(() => {
    if (canReset) track("calculator_start", { page: window.location.pathname });
  }, [canReset]);
  const isFinished = link !== undefined && waiting === undefined;
  useEffect(() => {
    if (isFinished) track("calculator_result", { page: window.location.pathname });
  }, [isFinished]);
  return (
    <>
      <Container ref={place}>
        <LiveMessage text={state.announcement} />
        <Layout $split="1.1fr 1fr">
          <section aria-labelledby="inputs">
            {headline && <ResultStrip {...headline} />}
            <h2 id="inputs">{WORDS.calculator.inputs}</h2>
            <Note className="without-script">{WORDS.calculator.withoutScript}</Note>
            <Note className="needs-script no-print">{WORDS.calculator.inputsNote}</Note>
            <CalculatorInputs fields={state.fields} onType={state.type} onLeave={state.leave} />
            <CalculatorActions
              key={link}
              link={link}
              onReset={canReset ? state.reset : undefined}
            />
          </section>
          <ResultPanel
            results={results}
            verdict={waiting ?? state.verdict}
            isOutdated={waiting !== undefined}
            chart={state.chart}
            texts={chart}
          >
            <CtaLink call={call} />
            {link && <p className="printed">{`${WORDS.calculator.printed} ${link}`}</p>}
          </ResultPanel>
        </Layout>
        <CalculationTable lines={lines} values={state.texts} />
        <h3>{WORDS.calculator.sources}</h3>
        <Sources>
          {sources.map(({ href, title, says }) => (
            <li key={href}>
              <a href={href}>{title}</a>. {says}
            </li>
          ))}
        </Sources>
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
      title
      says
      href
    }
  }

  fragment CalculatorCopy on CalculatorCopy {
    message
  }
`;

const Layout = styled(Columns)`
  margin-bottom: ${space(20)};
`;

const Note = styled.p`
  ${mixin.description}
  margin-block: ${space(3)} ${space(6)};
`;

const Sources = styled.ul`
  ${mixin.stack(3)}
  ${mixin.description}
  margin-top: ${space(3)};
  font-size: ${size.small};
`;
