import styled from "styled-components";
import { placePhases, weeksText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { colour, side, size, space } from "../../theme/tokens";
import { BarTable } from "../../ui/BarTable";

interface ProcessTimelineProps {
  steps: readonly Queries.ProcessStepPartFragment[];
}

/** The steps one after the other, as bars on a scale of weeks: solid to the minimum, hatched to the maximum. */
export const ProcessTimeline = ({ steps }: ProcessTimelineProps) => {
  const places = placePhases(steps.map((step) => step.weeks));
  const rows = steps.map(({ slug, order, title, weeks }, index) => {
    const place = places[index];
    const label = (
      <a href={`#${slug}`}>
        <span aria-hidden="true">{order}</span>
        {title}
      </a>
    );
    const tone = place?.from === place?.level ? "open" : undefined;
    return { key: slug, label, figure: weeksText(weeks), place, tone };
  });
  return <Timeline className="timeline" label={WORDS.process.duration} rows={rows} />;
};

const Timeline = styled(BarTable)`
  container-name: beside;
  border-block: 1px solid ${colour.edge};

  .chart-table :is(tbody, tr) {
    column-gap: ${space(8)};
  }

  .chart-table tr {
    padding-block: ${space(3)};
  }

  tr:first-child {
    border-top: 0;
  }

  a {
    display: flex;
    gap: ${space(4)};
    color: ${colour.ink};
    ${mixin.serif(size.title, 1.2)}
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a > span {
    min-width: 1ch;
    color: ${colour.accent};
  }

  td {
    ${mixin.note}
  }

  .chart-bar i {
    --sure: calc((var(--level) - var(--from)) / (var(--to) - var(--from)) * 100%);
    background:
      linear-gradient(to ${side.end}, ${colour.accent} var(--sure), transparent 0),
      repeating-linear-gradient(135deg, ${colour.accent} 0 1px, transparent 1px 5px);
    outline: 1px solid ${colour.accent};
    outline-offset: -1px;
  }

  [data-tone="open"] .chart-bar i {
    background: linear-gradient(to ${side.end}, ${colour.accent}, transparent);
    outline: 0;
  }
`;
