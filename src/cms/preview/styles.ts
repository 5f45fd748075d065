/** The styles of the pane: those of every page, without the typefaces. */
import { filmCss } from "../../theme/film-css";
import { globalCss } from "../../theme/global-css";
import { space } from "../../theme/tokens";

/** Forms cannot be used in the preview, and sections that the site reveals on scrolling are visible at once. */
const paneCss = `
form { pointer-events: none; }
[data-waiting] { opacity: 1; translate: none; }
.preview-note { padding: ${space(8)}; }
`;

export const previewStyles = `${globalCss}${filmCss}${paneCss}`;
