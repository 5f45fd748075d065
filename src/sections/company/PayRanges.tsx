import styled from "styled-components";
import { payText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { BarTable } from "../../ui/BarTable";

/** The pay of each job, as bars on one scale from zero. */
export const PayRanges = ({ jobs }: { jobs: readonly Queries.JobPartFragment[] }) => {
  const most = Math.max(...jobs.map(({ pay }) => pay.to));
  const rows = jobs.map(({ slug, title, pay }) => ({
    key: slug,
    label: title,
    figure: payText(pay),
    place: { from: pay.from / most, to: pay.to / most },
  }));
  return <Ranges label={WORDS.jobs.pay} rows={rows} />;
};

const Ranges = styled(BarTable)`
  .chart-table {
    --tone: ${colour.accent};
  }

  .chart-table tr {
    padding-block: ${space(4)};
  }

  td:nth-child(2) {
    ${mixin.serif(size.title, 1.1)}
  }
`;
