import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { layOutBars } from "../../charts/bridge";
import { rowTexts } from "../../charts/figure-text";
import { colour, font, media, motion, size, space } from "../../theme/tokens";

interface ProfitBridgeProps {
  bridge: Queries.BridgeFragment;
  /** The bridge in one sentence, for screen readers. */
  summary: string;
  /** A sentence after the caption. */
  note?: string;
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;

/**
 * From revenue to net profit: each step falls by a cost, the last one rises by what is recovered. Columns on
 * a baseline on a wide screen, rows on a smaller one, on a phone with the bar below the words; a table for screen
 * readers. Where it is not on paper, `--ground` is the colour behind it.
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
                  "--turn": `${index * 70}ms`,
                } as CSSProperties
              }
            >
              <th scope="row">{row.label}</th>
              <td>{figures[index]}</td>
              <td aria-hidden="true">
                <i />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        {bridge.caption} {note}
      </figcaption>
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

/** The height of the columns on a wide screen. */
const height = "19rem";

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
    font-size: 0.9375rem;
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
    animation: bridge-row ${motion.calm} var(--turn) backwards;
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

  figcaption {
    max-width: 44rem;
    margin-top: ${space(4)};
    color: ${colour.muted};
    font-size: ${size.small};
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

  ${media.desktop} {
    caption {
      margin-bottom: ${space(12)};
    }

    tbody {
      position: relative;
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    tbody::before {
      content: "";
      position: absolute;
      inset: 0 0 auto;
      height: ${height};
      border-bottom: 1px solid ${colour.edge};
      background: repeating-linear-gradient(
        to top,
        transparent 0 calc(25% - 1px),
        ${colour.line} calc(25% - 1px) 25%
      );
    }

    tr {
      position: relative;
      grid-template-columns: none;
      grid-template-rows: ${height} auto;
      gap: ${space(3)};
      align-items: start;
      border: 0;
    }

    th {
      grid-row: 2;
      padding-right: ${space(2)};
      font-size: 0.8125rem;

      @container (max-width: 40rem) {
        padding-right: ${space(1)};
        font-size: 0.75rem;
      }
    }

    td:nth-child(2) {
      grid-area: 1 / 1;
      place-self: end start;
      margin-bottom: 1px;
      padding: ${space(0.5)} ${space(1)} ${space(0.5)} 0;
      /* The lines of the scale stop at a figure. */
      background: var(--ground, ${colour.paper});
      font-family: ${font.display};
      font-size: 1.5rem;
      font-weight: 400;
      line-height: 1;
      text-align: left;
      transform: translateY(calc(var(--to) * -${height}));
    }

    td:last-child {
      grid-area: 1 / 1;
      height: 100%;
    }

    td:last-child::after {
      content: "";
      position: absolute;
      bottom: calc(var(--level) * 100%);
      left: 62%;
      width: 38%;
      border-bottom: 1px dashed ${colour.edge};
    }

    tr:last-child td:last-child::after {
      display: none;
    }

    i {
      inset: auto auto calc(var(--from) * 100%) 0;
      width: 62%;
      height: max(2px, calc((var(--to) - var(--from)) * 100%));
      transform-origin: top;
      animation-name: bridge-column;
    }

    [data-tone="total"] i,
    [data-tone="gain"] i {
      transform-origin: bottom;
    }
  }
`;
