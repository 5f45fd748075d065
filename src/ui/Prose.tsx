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

  /* Code in no language is a formula: on a phone it goes on below. */
  pre:has(> code:is(:not([class]), .language-text)) {
    white-space: pre-wrap;
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

  /* The text stays wide enough to read; the table scrolls instead. */
  .table-scroll th:not(.align-right),
  .table-scroll td:not(.align-right) {
    min-width: 8.5rem;
  }

  /* Two columns have room on any phone: the second takes what the words of the first leave. */
  @media (max-width: 30rem) {
    .table-scroll tr > :nth-last-child(2):first-child {
      min-width: 0;
    }

    .table-scroll tr > :nth-child(2):last-child {
      min-width: 0;
      padding-right: 0;
      overflow-wrap: anywhere;
    }
  }

  .table-scroll td.align-right {
    white-space: nowrap;
  }

  .table-scroll tr:last-child td {
    border-bottom: 0;
  }

  .table-scroll .align-right {
    text-align: right;
  }

  .table-scroll .align-center {
    text-align: center;
  }

  /* A row of sentences is an entry: its first cell is the heading of the others, which say what they are. */
  @media screen and (max-width: 30rem) {
    .table-scroll:has(> .stacked) {
      border-bottom: 0;
    }

    .stacked,
    .stacked :is(tbody, tr, td) {
      display: block;
    }

    .stacked thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    .stacked tr {
      display: grid;
      gap: ${space(1)};
      padding-block: ${space(3.5)};
      border-bottom: 1px solid ${colour.line};
    }

    .table-scroll .stacked td {
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
    }

    .stacked td:first-child {
      font-weight: 600;
    }

    .stacked td:empty {
      display: none;
    }

    .stacked [data-head]::before {
      content: attr(data-head) ": ";
      color: ${colour.muted};
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
