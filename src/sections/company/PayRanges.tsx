import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { BarTable } from "../../ui/BarTable";
import { payText, placePay } from "../../charts/ranges";

/** The pay of each job, as bars on one scale. */
export const PayRanges = ({ jobs }: { jobs: readonly Queries.JobPartFragment[] }) => {
  const places = placePay(jobs.map(({ pay }) => pay));
  const rows = jobs.map(({ slug, title, pay }, index) => ({
    key: slug,
    label: title,
    figure: payText(pay),
    place: places[index],
  }));
  return <Ranges className="pay" label={WORDS.jobs.pay} rows={rows} />;
};

const Ranges = styled(BarTable)`
  border-block: 1px solid ${colour.edge};

  .chart-table {
    --tone: ${colour.accent};
  }

  .chart-table tr {
    padding-block: ${space(4)};
  }

  tr:first-child {
    border-top: 0;
  }

  td:nth-child(2) {
    ${mixin.serif(size.title, 1.1)}
  }

  .chart-table .chart-bar {
    background: linear-gradient(${colour.line}, ${colour.line}) center / 100% 1px no-repeat;
  }
`;
