/** The styles of the pane: those of every page, without the typefaces. */
import { filmCss } from "../../theme/film-css";
import { globalCss } from "../../theme/global-css";
import { colour, space } from "../../theme/tokens";

/** Forms cannot be used in the preview, and sections that the site reveals on scrolling are visible at once. */
const paneCss = `
form { pointer-events: none; }
[data-waiting] { opacity: 1; translate: none; }
.preview-bar { position: sticky; top: 0; z-index: 5; background: ${colour.surface}; }
.preview-bar button { padding: ${space(1)} ${space(3)}; border: 0; background: none; color: inherit; }
.preview-bar [aria-pressed="true"] { font-weight: 600; text-decoration: underline; }
.preview-note { padding: ${space(8)}; }
`;

export const previewStyles = `${globalCss}${filmCss}${paneCss}`;
