/**
 * Global styles: tokens as variables, the two schemes, and plain elements. They are in the head of every page
 * and never change there, so no script carries them.
 */
import { deferredClass, shownAttribute, wholeAttribute } from "../lib/deferred-attributes";
import { print } from "./print";
import { fontsAttribute } from "./typefaces/families";
import { mixin } from "./mixins";
import { declarations, forcedDeclarations, palettes } from "./palettes";
import {
  colour,
  font,
  headerHeight,
  media,
  motion,
  plate,
  radius,
  side,
  size,
  space,
} from "./tokens";

const deferred = `html[data-js]:not([${wholeAttribute}]) .${deferredClass}:not([${shownAttribute}])`;

/** On a dark ground, the logo for it shows; if there is none, the other's lightness is inverted. */
const dark = `
  color-scheme: dark; ${declarations("dark")}
  --light-logo: none; --dark-logo: block; --only-logo: invert(1) hue-rotate(180deg);
`;

export const globalCss = `
  :root { color-scheme: light; --plate: ${palettes.light.surface}; --dark-logo: none; ${declarations("light")} }
  :root[data-theme="dark"] { ${dark} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }
  .band { color-scheme: dark; ${declarations("band")} background: ${colour.paper}; color: ${colour.ink}; }
  /* Above a dark band, the breadcrumbs belong to the band. */
  nav:has(+ .band) { color-scheme: dark; ${declarations("band")} background: ${colour.paper}; }
  .brand { color-scheme: dark; ${declarations("brand")} background: ${colour.paper}; color: ${colour.ink}; }

  [dir="rtl"] { --start: right; --end: left; --flow: -1; }
  [dir="ltr"] { --start: left; --end: right; --flow: 1; }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    scroll-padding-top: calc(${headerHeight} + ${space(4)});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: ${colour.paper};
    color: ${colour.ink};
    font-family: ${font.text};
    font-size: ${size.body};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  /* A word longer than its place breaks; it neither widens its column nor leaves the window. */
  ${media.narrow} { body { overflow-wrap: anywhere; } table { overflow-wrap: break-word; } }
  ${media.tablet} { body { line-height: 1.6; } }
  :root:not(:lang(en)) { hyphens: auto; hyphenate-limit-chars: 8 4 4; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  h1, h2, h3, h4 { text-wrap: balance; }
  h1, h2 { font-family: ${font.display}; font-weight: 400; line-height: 1.08; letter-spacing: -0.01em; }
  h1 { font-size: ${size.h1}; }
  ${media.low} { h1 { font-size: ${size.h1Low}; } }
  h2 { font-size: ${size.h2}; }
  h3, h4 { font-weight: 600; line-height: 1.25; }
  h3 { font-size: ${size.lead}; }
  small { ${mixin.note} font-weight: 400; }
  p, li, dt, dd, th, td, figcaption, blockquote, legend, label { text-wrap: pretty; }
  ul[class], ol[class] { padding: 0; list-style: none; }
  summary { cursor: pointer; }
  details[class] > summary { list-style: none; }
  details[class] > summary::-webkit-details-marker { display: none; }
  a { color: ${colour.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  /* The title of a card leads to its page. */
  :is(h2, h3) > a { ${mixin.quietLink} }
  img, svg, picture { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  label:not(:has(> input)) { font-weight: 600; }
  button { border: 0; background: none; cursor: pointer; }
  ::-webkit-search-cancel-button { filter: grayscale(1); }
  /* Choices in the colours of the page; a browser's own are grey on a dark page. */
  [type="checkbox"], [type="radio"] {
    appearance: none; display: grid; flex: none; place-content: center; width: 1.5rem; height: 1.5rem; margin: 0;
    border: 1px solid ${colour.edge}; border-radius: 3px; background: ${colour.surface};
  }
  [type="radio"] { border-radius: 50%; }
  input:checked { border-color: ${colour.accent}; background: ${colour.accent}; }
  input:checked::before {
    content: ""; width: 0.9rem; height: 0.9rem; background: ${colour.onAccent};
    clip-path: polygon(14% 44%, 0 60%, 42% 96%, 100% 18%, 84% 5%, 40% 68%);
  }
  [type="radio"]:checked::before { width: 0.6rem; height: 0.6rem; clip-path: circle(); }
  ${media.forced} { [type="checkbox"], [type="radio"] { appearance: auto; } }
  :focus-visible { outline: 2px solid ${colour.accent}; outline-offset: 3px; }
  header ~ main { padding-top: ${headerHeight}; }
  main:focus, [tabindex="-1"]:focus { outline: none; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .visually-hidden { ${mixin.hidden} margin: -1px; padding: 0; border: 0; white-space: nowrap; }
  html[${fontsAttribute}]:not([${wholeAttribute}]) body { display: none; }
  /* The browser scrolls such a page by itself, which needs its length. */
  html[${fontsAttribute}][${wholeAttribute}] body { visibility: hidden; }
  @media screen {
    ${deferred},
    /* The rest of a list appears at once, so that no row changes its height. */
    ${deferred} ~ li { display: none; }
  }
  [data-reveal] { transition: opacity ${motion.calm}, translate ${motion.calm}; }
  [data-waiting]:where(:not(:focus-within)) { opacity: 0; translate: 0 1rem; transition: none; }
  .skip {
    position: fixed; top: ${space(2)}; inset-inline-start: ${space(2)}; z-index: 21; padding: ${space(2)} ${space(4)};
    border-radius: ${radius.control}; background: ${colour.ink}; color: ${colour.paper}; transform: translateY(-200%);
  }
  .skip:focus { transform: none; }
  /* A progress bar at the top of the window; gatsby-browser.tsx shows it while the next page is slow to load. */
  .progress {
    position: fixed; inset: 0 0 auto; z-index: 25; height: 3px; background: ${colour.accent}; transform-origin: ${side.start};
    animation: navigation-progress 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards;
  }
  @keyframes navigation-progress { from { transform: scaleX(0.05); } to { transform: scaleX(0.95); } }
  /* It says on paper whose page this is and where it stands. */
  @media not print { .letterhead, .printed { display: none; } }
  html:has([data-consent]) { scroll-padding-bottom: min(6rem, 25vh); }
  html:not([data-js]) .needs-script { display: none !important; }
  html[data-js] .without-script { display: none !important; }
  /* Without scripts, a form that can only open an email hides its fields, because its note offers the email. */
  @media (scripting: none) { form[action^="mailto:"] .without-script ~ * { display: none; } }
  ${media.still} {
    [data-waiting] { opacity: 1; translate: none; }
    /* The progress bar of a notification is its timer: it runs, but is not shown. */
    *:not(.Toastify__progress-bar), *::before, *::after {
      animation-duration: 0.01ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }
  ${print}
  dialog::backdrop { background: color-mix(in srgb, ${palettes.band.paper} 60%, transparent); }
  ${media.forced} { svg, figure, table { ${forcedDeclarations} } }
  /* A plate, because the ground may be dark in the light scheme, and the other way round. */
  ${media.forced} {
    [data-logo] img:first-child { background: ${plate}; filter: none !important; forced-color-adjust: none; }
  }
  ${media.print} {
    [data-waiting] { opacity: 1; translate: none; }
    *, *::before, *::after { animation: none !important; }
  }
  @view-transition { navigation: auto; }
  ${media.still} { @view-transition { navigation: none; } }
`;
