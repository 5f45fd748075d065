import styled, { css } from "styled-components";
import { colour, font, measure, media, radius, size, space } from "../theme/tokens";
import { chartStyles } from "../charts/chart-styles";

/** Shadows at those edges of a scrolling box behind which there is more; they scroll away with its ends. */
const moreAside = (ground: string) => css`
  background:
    linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to right, ${colour.edge}, transparent) 0 0 / 0.5rem 100% no-repeat scroll,
    linear-gradient(to left, ${colour.edge}, transparent) 100% 0 / 0.5rem 100% no-repeat scroll,
    ${ground};
`;

/**
 * A table wider than its place: the names of its rows stay in sight, and a column that is cut off fades, so that no
 * figure reads as a shorter one. The fade follows the scrolling; where all is in sight there is none.
 */
const scrolledTable = css`
  @media screen {
    .table-scroll table:not(.stacked) tr > :first-child {
      position: sticky;
      left: 0;
      z-index: 1;
      background: ${colour.paper};
    }

    @supports (animation-timeline: scroll()) {
      .table-scroll {
        animation:
          table-edge linear both,
          table-behind linear both;
        animation-timeline: scroll(self inline);
      }

      /* The mask would cover the mark of the focus too. */
      .table-scroll:focus-visible {
        animation-name: none, table-behind;
      }

      .table-scroll table:not(.stacked) tr > :first-child::after {
        content: "";
        position: absolute;
        inset: 0 -1.25rem 0 auto;
        width: 1.25rem;
        background: linear-gradient(to right, ${colour.paper}, transparent);
        opacity: var(--behind, 0);
        pointer-events: none;
      }
    }
  }

  @keyframes table-edge {
    from {
      mask: linear-gradient(to left, transparent, black 2.5rem) -2.5rem 0 / calc(100% + 2.5rem) 100%
        no-repeat;
    }

    85% {
      mask-position: -2.5rem 0;
    }

    to {
      mask: linear-gradient(to left, transparent, black 2.5rem) 0 0 / calc(100% + 2.5rem) 100%
        no-repeat;
    }
  }

  @keyframes table-behind {
    from {
      --behind: 0;
    }

    2%,
    to {
      --behind: 1;
    }
  }
`;

/** A text written in Markdown: a column of 68 characters; tables, charts and code are wider and scroll on their own. */
export const Prose = styled.div`
  max-width: ${measure.wide};

  ${media.tablet} {
    > :is(p, ul, ol, blockquote) {
      max-width: ${measure.long};
      font-size: ${size.long};
    }

    > blockquote {
      font-size: clamp(1.6rem, 1.4rem + 0.9vw, 2.1rem);
    }

    > :is(h2, h3) {
      max-width: ${measure.long};
    }
  }

  > * + * {
    margin-top: ${space(5)};
  }

  h2 {
    margin-top: ${space(14)};
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  }

  h3 {
    margin-top: ${space(9)};
  }

  h2 + *,
  h3 + * {
    margin-top: ${space(4)};
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  li + li {
    margin-top: ${space(2)};
  }

  li::marker {
    color: ${colour.keel};
  }

  blockquote {
    margin-block: ${space(10)};
    padding-block: ${space(6)};
    border-block: 1px solid ${colour.ink};
    font-family: ${font.display};
    font-size: clamp(1.6rem, 1.4rem + 0.9vw, 2.1rem);
    line-height: 1.2;
    text-wrap: balance;
  }

  code {
    font-family: ${font.mono};
    font-size: 0.875em;
  }

  pre {
    overflow-x: auto;
    padding: ${space(5)};
    border: 1px solid ${colour.line};
    border-radius: ${radius.panel};
    ${moreAside(colour.sunken)}
    line-height: 1.5;
  }

  .formula {
    white-space: pre-wrap;
  }

  .line {
    display: block;
  }

  /* On a phone a line of a formula goes on below, indented, and its columns are given up. */
  @media (max-width: 47.99rem) {
    .line {
      min-height: 1lh;
      padding-left: 2ch;
      white-space: normal;
      text-indent: -2ch;
    }

    .further {
      padding-left: 4ch;
    }
  }

  .table-scroll {
    overflow-x: auto;
    border-block: 1px solid ${colour.ink};
    ${moreAside(colour.paper)}
  }

  .table-scroll table {
    width: 100%;
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  .table-scroll th {
    color: ${colour.muted};
    font-size: ${size.small};
    font-weight: 600;
  }

  .table-scroll th,
  .table-scroll td {
    padding: ${space(2.5)} ${space(4)} ${space(2.5)} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: left;
    vertical-align: top;
  }

  .table-scroll tr > :last-child {
    padding-right: 0;
  }

  /* Sentences stay wide enough to read; the table scrolls instead. */
  .table-scroll .sentences {
    min-width: 8.5rem;
  }

  .table-scroll th.sentences {
    min-width: 6rem;
  }

  .table-scroll .figure {
    white-space: nowrap;
  }

  .table-scroll tbody tr:last-child td {
    border-bottom: 0;
  }

  .table-scroll .align-right {
    text-align: right;
  }

  .table-scroll .align-center {
    text-align: center;
  }

  .table-scroll .align-right + :not(.align-right) {
    padding-left: ${space(4)};
  }

  @media (max-width: 30rem) {
    .table-scroll table {
      font-size: 0.875rem;
    }

    .table-scroll :is(th, td) {
      padding-right: ${space(3)};
    }

    .table-scroll .align-right + :not(.align-right) {
      padding-left: ${space(2)};
    }

    .table-scroll .sentences {
      min-width: 7rem;
    }

    /* Two columns have room on any phone: the second takes what the words of the first leave. */
    .table-scroll tr > :nth-last-child(2):first-child {
      min-width: 0;
    }

    .table-scroll tr > :nth-child(2):last-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }

  ${scrolledTable}

  /* A row of words is an entry: its first cell is the heading of the others, which say what they are. */
  @media screen and (max-width: 30rem) {
    .table-scroll:has(> .stacked) {
      border-bottom: 0;
    }

    .table-scroll .stacked {
      font-size: 0.9375rem;
    }

    .stacked,
    .stacked :is(thead, tbody, tr, th, td) {
      display: block;
    }

    .stacked th:not(:first-child),
    .stacked:has(td:first-child[data-head]) thead,
    .stacked thead:has(td:first-child) {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    .stacked tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space(1)} ${space(4)};
      padding-block: ${space(3.5)};
      border-bottom: 1px solid ${colour.line};
    }

    .table-scroll .stacked td {
      grid-column: 1 / -1;
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
    }

    .table-scroll .stacked .align-right + td {
      padding-left: 0;
    }

    .table-scroll .stacked td:first-child {
      font-weight: 600;
    }

    .stacked tr:has(> .beside:not(:empty)) > td:first-child {
      grid-column: 1;
    }

    .stacked td:empty {
      display: none;
    }

    .stacked [data-head]::before {
      content: attr(data-head) ": ";
      color: ${colour.muted};
      font-weight: 400;
    }

    .stacked td:first-child[data-head]::before {
      content: attr(data-head) " ";
      color: inherit;
      font-weight: inherit;
    }

    /* The only figure of an entry is beside its heading. */
    .table-scroll .stacked .beside {
      grid-row: 1;
      grid-column: 2;
      max-width: 9rem;
      font-weight: 600;
      text-align: right;
    }
  }

  ${chartStyles}

  ${media.print} {
    max-width: none;

    > :is(p, ul, ol, blockquote, h2, h3) {
      max-width: none;
      font-size: inherit;
    }

    .chart,
    .table-scroll {
      break-inside: avoid;
    }
  }
`;
