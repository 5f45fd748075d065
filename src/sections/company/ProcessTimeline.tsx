import styled from "styled-components";
import { placePhases, weeksText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { BarTable } from "../../ui/BarTable";

interface ProcessTimelineProps {
  steps: readonly Queries.ProcessStepPartFragment[];
}

/** The steps one after the other, as bars on a scale of weeks. */
export const ProcessTimeline = ({ steps }: ProcessTimelineProps) => {
  const places = placePhases(steps.map((step) => step.weeks));
  const rows = steps.map(({ slug, title, weeks }, index) => ({
    key: slug,
    label: <a href={`#${slug}`}>{title}</a>,
    figure: weeksText(weeks),
    place: places[index],
  }));
  return <Timeline className="timeline" label={WORDS.process.duration} rows={rows} />;
};

const Timeline = styled(BarTable)`
  container-name: beside;

  .chart-table {
    --tone: ${colour.accent};
  }

  .chart-table :is(tbody, tr) {
    column-gap: ${space(8)};
  }

  a {
    ${mixin.quietLink}
    ${mixin.serif(size.title, 1.2)}
  }
`;
