import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { layOutBars } from "../../charts/bars";
import type { FormulaChart } from "../../formulas/formula";
import { writeQuantity } from "../../formulas/units";
import { mixin } from "../../theme/mixins";
import { colour, font, size, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { BarTable } from "../../ui/BarTable";

interface ResultPanelProps {
  results: readonly { label: string; value: string }[];
  verdict: string;
  isOutdated: boolean;
  chart: FormulaChart;
  texts: Queries.ResultChartFragment;
  children: ReactNode;
}

/** The result of a calculator: its figures, the verdict on them, and the chart. */
export const ResultPanel = (props: ResultPanelProps) => {
  const { results, verdict, isOutdated, chart, texts, children } = props;
  const { bars, zero } = layOutBars(chart.steps);
  const values = chart.steps.map(({ value }) => value);
  const rows = bars.map(({ row: { part, value }, tone, ...place }) => ({
    key: part,
    label: texts.parts.find(({ key }) => key === part)?.label ?? part,
    figure: writeQuantity(value, chart.unit, values),
    tone,
    place,
  }));
  return (
    <Panel aria-labelledby="result" data-outdated={isOutdated || undefined}>
      <h2 id="result" tabIndex={-1}>
        {WORDS.calculator.result}
      </h2>
      <dl>
        {results.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{spoken(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{verdict}</p>
      <figure>
        <h3>{texts.title}</h3>
        <BarTable label={texts.title} rows={rows} zero={zero} />
        <figcaption>{texts.caption}</figcaption>
      </figure>
      {children}
    </Panel>
  );
};

export const query = graphql`
  fragment ResultChart on CalculatorChart {
    title
    caption
    parts {
      key
      label
    }
  }
`;

const Panel = styled.section`
  ${mixin.stack(4)}
  ${mixin.card(6)}
  border-top: 3px solid ${colour.accent};
  break-inside: avoid;

  > h2 {
    ${mixin.tag}
    font-family: ${font.text};
    scroll-margin-top: 4.5rem;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(6.75rem, 26%), 1fr));
    gap: ${space(3)} ${space(4)};
    align-items: start;
  }

  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dl > div:first-child {
    grid-column: 1 / -1;
  }

  dt {
    ${mixin.note}
    line-height: 1.3;
  }

  dd {
    font-family: ${font.display};
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  div:first-child > dd {
    font-size: ${size.h2};
    line-height: 1;
  }

  &[data-outdated] dd {
    color: ${colour.muted};
  }

  figure {
    container: beside / inline-size;
  }

  figure h3 {
    margin-bottom: ${space(2)};
    font-size: ${size.body};
  }

  figcaption {
    margin-top: ${space(2)};
    ${mixin.note}
  }

  ${mixin.sticky}

  @media (max-height: 45rem) {
    position: static;
  }
`;
