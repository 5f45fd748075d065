import styled from "styled-components";
import { colour, font, measure, media, radius, size, space } from "../theme/tokens";
import { chartStyles } from "../charts/chart-styles";
import { moreAside } from "./more-aside";
import { tableStyles } from "./prose-tables";

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
  ${media.belowTablet} {
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

  ${tableStyles}

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
