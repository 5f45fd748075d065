/** The styles of the pane: those of every page, with the typefaces. */
import { fontFaces } from "../theme/fonts";
import { globalCss } from "../theme/global-css";
import { space } from "../theme/tokens";

/** A page leaves a late typeface to the next page; the pane is the only one and waits for it. */
const faces = fontFaces.replaceAll("font-display:optional", "font-display:swap");

/** Forms are there to be seen. What comes into view as a page is scrolled is there from the start. */
const own = `
form { pointer-events: none; }
[data-waiting] { opacity: 1; translate: none; }
.preview-note { padding: ${space(8)}; }
`;

export const previewStyles = `${faces}${globalCss}${own}`;
