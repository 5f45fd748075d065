/** Print styles: dark text on white in both schemes, without controls and navigation. */
import { declarations } from "./palettes";
import { colour, media, space } from "./tokens";

export const print = `
  ${media.print} {
    @page {
      margin: 18mm 16mm;
    }
    /* Repeated to outweigh the selectors of the dark scheme. */
    :root:root:root,
    :root .band {
      color-scheme: light;
      ${declarations("light")} background: none;
    }
    body {
      background: none;
      font-size: 10.5pt;
      line-height: 1.5;
    }
    .letterhead {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12pt;
      justify-content: space-between;
      margin-bottom: 16pt;
      padding-bottom: 4pt;
      border-bottom: 1px solid ${colour.line};
      font-size: 9pt;
    }
    .printed {
      overflow-wrap: anywhere;
    }
    table {
      font-size: 9pt !important;
    }
    .inputs > * {
      padding-block: ${space(1)} !important;
    }
    header,
    footer,
    .no-print,
    .inputs p,
    .brand,
    .form-panel {
      display: none !important;
    }
    main {
      padding-top: 0 !important;
    }
    section {
      padding-block: 12pt !important;
      background: none !important;
    }
    h1 {
      font-size: 30pt;
    }
    h2 {
      font-size: 20pt;
    }
    h3,
    h4 {
      font-size: 13pt;
    }
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    figure,
    [data-intro],
    tr,
    blockquote,
    img {
      break-inside: avoid;
    }
    img {
      max-height: 9cm;
      object-fit: cover;
    }
    a {
      color: ${colour.ink};
    }
    /* Nothing opens on paper. */
    details::details-content {
      content-visibility: visible;
    }
    main a[href^="http"]::after {
      content: " (" attr(href) ")";
      font-size: 0.85em;
    }
  }
`;
