import { graphql } from "gatsby";
import styled from "styled-components";
import { layOutBars } from "../../charts/bars";
import { rowTexts } from "../../charts/figure-text";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { BarTable } from "../../ui/BarTable";

/** The measures of a case study, each as two bars on one scale. */
export const BeforeAfter = ({ measures }: { measures: readonly Queries.MeasurePartFragment[] }) => (
  <List className="measures">
    {measures.map(({ label, before, after, unit }) => {
      const values = [
        { key: WORDS.cases.before, value: before },
        { key: WORDS.cases.after, value: after, tone: "gain" as const },
      ];
      const figures = rowTexts(values, false, unit ?? undefined);
      const rows = layOutBars(values, false).bars.map(({ row, tone, ...place }, index) => ({
        key: row.key,
        label: row.key,
        figure: figures[index] ?? "",
        tone,
        place,
      }));
      return (
        <li key={label}>
          <h3>{label}</h3>
          <BarTable label={label} rows={rows} />
        </li>
      );
    })}
  </List>
);

export const query = graphql`
  fragment MeasurePart on Measure {
    label
    before
    after
    unit
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15rem, 27%)), 1fr));
  gap: ${space(12)} ${space(10)};

  li {
    padding-top: ${space(4)};
    border-top: 2px solid ${colour.ink};
    break-inside: avoid;
  }

  h3 {
    margin-bottom: ${space(4)};
    font-size: ${size.body};
  }

  [data-tone="gain"] td {
    ${mixin.serif(size.figure, 1)}
  }
`;
