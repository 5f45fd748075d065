import styled from "styled-components";
import { barChartHtml } from "../../charts/bar-chart";
import { chartStyles } from "../../charts/chart-styles";
import { space } from "../../theme/tokens";

/** One sum of the page as bars or as a bridge. */
export const Exhibit = ({ chart }: { chart: Queries.ChartPartFragment }) => (
  <Frame dangerouslySetInnerHTML={{ __html: barChartHtml(chart) }} />
);

const Frame = styled.div`
  margin-bottom: ${space(10)};

  ${chartStyles}
`;
