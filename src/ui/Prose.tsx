import styled from "styled-components";
import { colour, font, measure, media, radius, size, space } from "../theme/tokens";
import { chartStyles } from "../charts/chart-styles";

/** A text written in Markdown: a column of 68 characters, tables that scroll on their own, charts. */
export const Prose = styled.div`
  max-width: ${measure.text};

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
    background: ${colour.sunken};
    line-height: 1.5;
  }

  .table-scroll {
    overflow-x: auto;
    border-block: 1px solid ${colour.ink};
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

  ${chartStyles}

  ${media.print} {
    max-width: none;

    .chart,
    .table-scroll {
      break-inside: avoid;
    }
  }
`;
