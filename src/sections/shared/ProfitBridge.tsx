import { graphql } from "gatsby";
import styled from "styled-components";
import { columnStyles } from "../../charts/bridge-columns";
import { barStyles } from "../../charts/bar-styles";
import { barChartHtml } from "../../charts/bar-chart";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";

interface ProfitBridgeProps {
  bridge: Queries.ChartPartFragment;
  /** The bridge in one sentence, for screen readers. */
  summary: string;
}

/**
 * From revenue to net profit: each cost lowers the bridge, and the recovered sum raises it at the end. Columns on a
 * wide screen, rows on a smaller one. Set `--ground` to the colour behind the bridge if that is not paper.
 */
export const ProfitBridge = ({ bridge, summary }: ProfitBridgeProps) => (
  <Frame dangerouslySetInnerHTML={{ __html: barChartHtml(bridge, summary) }} />
);

export const query = graphql`
  fragment ChartPart on Chart {
    type
    title
    caption
    unit
    data {
      label
      value
      tone
      total
    }
  }
`;

const Frame = styled.div`
  container: beside / inline-size;

  ${barStyles}
  ${columnStyles}

  /* What leaks and what is won back is the story: the steps before it stay quiet. */
  .chart-table tr:has(~ [data-tone="leak"]) {
    --tone: ${colour.line};
    color: ${colour.muted};
    font-weight: inherit;
  }

  .chart-title {
    margin-bottom: ${space(5)};
    font-weight: 600;
  }

  figcaption {
    max-width: 44rem;
    margin-top: ${space(4)};
    ${mixin.note}
  }
`;
