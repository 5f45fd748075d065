import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { layOutBars } from "../../charts/bridge";
import { rowTexts } from "../../charts/figure-text";
import { mixin } from "../../theme/mixins";
import { colour, media, motion, size, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { columnStyles } from "./bridge-columns";

interface ProfitBridgeProps {
  bridge: Queries.BridgeFragment;
  /** The bridge in one sentence, for screen readers. */
  summary: string;
  note?: string;
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;

/**
 * From revenue to net profit: each cost lowers the bridge, and the recovered sum raises it at the end. A table for
 * screen readers, shown as columns on a wide screen and as rows on a smaller one; on a phone, each bar is below its
 * text. Set `--ground` to the colour behind the bridge if that is not paper.
 */
export const ProfitBridge = ({ bridge, summary, note }: ProfitBridgeProps) => {
  const { bars } = layOutBars(bridge.data ?? []);
  const figures = rowTexts(bridge.data ?? [], true, bridge.unit ?? undefined);
  return (
    <Figure>
      <p className="visually-hidden">{summary}</p>
      <table>
        <caption>{bridge.title}</caption>
        <tbody>
          {bars.map(({ row, tone, start, end, level }, index) => (
            <tr
              key={row.label}
              data-tone={tone}
              style={
                {
                  "--from": thousandths(start),
                  "--to": thousandths(end),
                  "--level": thousandths(level),
                  "--delay": `${index * 70}ms`,
                } as CSSProperties
              }
            >
              <th scope="row">{row.label}</th>
              <td>{spoken(figures[index] ?? "")}</td>
              <td aria-hidden="true">
                <i />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{[bridge.caption, note].join(" ")}</figcaption>
    </Figure>
  );
};

export const query = graphql`
  fragment Bridge on Chart {
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

const Figure = styled.figure`
  container-type: inline-size;

  table,
  caption,
  tbody {
    display: block;
    line-height: 1.25;
  }

  caption {
    margin-bottom: ${space(5)};
    font-weight: 600;
    text-align: left;
  }

  tr {
    --bar: ${colour.edge};
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(0.5)} ${space(3)};
    align-items: center;
    padding-block: ${space(0.75)} ${space(1.25)};
    border-top: 1px solid ${colour.line};
  }

  th,
  td {
    padding: 0;
    font-size: ${size.compact};
    font-weight: inherit;
    text-align: left;
  }

  td:nth-child(2) {
    text-align: right;
    white-space: nowrap;
  }

  td:last-child {
    position: relative;
    grid-column: 1 / -1;
    height: ${space(1.75)};
  }

  i {
    position: absolute;
    inset-block: 0;
    left: calc(var(--from) * 100%);
    width: max(2px, calc((var(--to) - var(--from)) * 100%));
    background: var(--bar);
    transform-origin: left;
    animation: bridge-row ${motion.calm} var(--delay) backwards;
  }

  [data-tone="total"] {
    --bar: ${colour.ink};
    font-weight: 600;
  }

  [data-tone="leak"] {
    --bar: ${colour.copper};
    color: ${colour.copper};
    font-weight: 600;
  }

  [data-tone="gain"] {
    --bar: ${colour.keel};
    color: ${colour.keel};
    font-weight: 600;
  }

  /* What leaks and what is won back is the story: the steps before it stay quiet. */
  tr:has(~ [data-tone="leak"]) {
    --bar: ${colour.line};
    color: ${colour.muted};
    font-weight: inherit;
  }

  figcaption {
    max-width: 44rem;
    margin-top: ${space(4)};
    ${mixin.note}
  }

  @keyframes bridge-row {
    from {
      transform: scaleX(0);
    }
  }

  @keyframes bridge-column {
    from {
      transform: scaleY(0);
    }
  }

  ${media.tablet} {
    tr {
      grid-template-columns: minmax(0, 9rem) 4rem minmax(1.5rem, 1fr);
      min-height: 2.125rem;
      padding-block: 0;
    }

    th,
    td {
      font-size: inherit;
    }

    td:last-child {
      grid-column: auto;
      height: 1.1rem;
    }
  }

  ${columnStyles}
`;
