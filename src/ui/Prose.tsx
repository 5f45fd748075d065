import styled from "styled-components";
import { deferredClass } from "../lib/deferred-attributes";
import { mixin } from "../theme/mixins";
import { colour, font, measure, media, radius, size, space } from "../theme/tokens";
import { chartStyles } from "../charts/chart-styles";
import { tableStyles } from "./table-styles";

/** Selects blocks of a text, also inside a chapter that is shown later. */
const blocks = (selector: string) => `> ${selector}, > :where(.${deferredClass}) > ${selector}`;

const shade = `color-mix(in srgb, ${colour.edge} 45%, transparent)`;

/** Shadows at the edges of a scrolling box while it has more content there; they scroll away with its ends. */
const scrollShadows = (ground: string) => `
  background:
    linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to right, ${shade}, transparent) 0 0 / 1rem 100% no-repeat scroll,
    linear-gradient(to left, ${shade}, transparent) 100% 0 / 1rem 100% no-repeat scroll,
    ${ground};
`;

/** A text written in Markdown: a column of 68 characters; tables, charts and code are wider and scroll on their own. */
export const Prose = styled.div`
  ${media.screen} {
    max-width: ${measure.wide};

    ${blocks(":is(p, ul, ol, blockquote, h2, h3)")} {
      max-width: ${measure.long};
    }

    h2 {
      font-size: ${size.figure};
    }
  }

  ${media.tablet} {
    ${blocks(":is(p, ul, ol, blockquote)")} {
      font-size: ${size.long};
    }
  }

  ${blocks("* + *")} {
    margin-top: ${space(5)};
  }

  h2 {
    margin-top: ${space(14)};
  }

  h3 {
    margin-top: ${space(9)};
  }

  > .${deferredClass} {
    display: flow-root;
    margin-top: ${space(14)};

    > :first-child {
      margin-top: 0;
    }

    &:not(:last-child) > :last-child {
      margin-bottom: 0;
    }
  }

  h2 + *,
  h3 + * {
    margin-top: ${space(4)};
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  li + li {
    margin-top: ${space(2)};
  }

  li::marker {
    color: ${colour.accent};
  }

  blockquote:not(.alert) {
    margin-block: ${space(10)};
    padding-block: ${space(6)};
    border-block: 1px solid ${colour.ink};
    ${mixin.serif(size.title, 1.2)}
  }

  .task-list-item {
    padding-inline-start: ${space(8)};
  }

  .task-list-item [type="checkbox"] {
    display: inline-grid;
    margin-inline: -${space(8)} ${space(2)};
    vertical-align: middle;
  }

  .alert {
    margin-block: ${space(8)};
    padding: ${space(5)};
    border-inline-start: 3px solid ${colour.accent};
    background: ${colour.sunken};

    > * + * {
      margin-top: ${space(3)};
    }

    > .title {
      font-weight: 600;
    }
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
    ${scrollShadows(colour.sunken)}
    line-height: 1.5;
  }

  /* A long formula wraps; where the browser can, its further lines are indented. */
  pre:has(> code:not([class]), > .language-text) {
    white-space: pre-wrap;
    text-indent: 6ch hanging each-line;
  }

  .table-scroll {
    /* The words for screen readers in its cells scroll with it. */
    position: relative;
    overflow-x: auto;
    border-block: 1px solid ${colour.ink};
    ${scrollShadows(colour.paper)}
    ${tableStyles}

    tbody th {
      font-weight: inherit;
    }

    /* A sign stays with its figure. */
    .align-right > [aria-hidden] {
      white-space: nowrap;
    }
  }

  ${chartStyles}

  ${media.print} {
    ${blocks(":is(p, ul, ol, blockquote)")} {
      font-size: inherit;
    }

    /* A box that scrolls would not be divided between two sheets. */
    .table-scroll {
      overflow: visible;
    }
  }
`;
