/** The styles of the pane: those of every page, with the typefaces. */
import { fontFaces } from "../../theme/fonts";
import { globalCss } from "../../theme/global-css";
import { space } from "../../theme/tokens";

/** Forms are there to be seen. What comes into view as a page is scrolled is there from the start. */
const own = `
form { pointer-events: none; }
[data-waiting] { opacity: 1; translate: none; }
.preview-note { padding: ${space(8)}; }
`;

/** The CMS keeps them at an address without a site, so those of the typefaces are whole. */
const faces = fontFaces.replaceAll("url(/", `url(${window.location.origin}/`);

export const previewStyles = `${faces}${globalCss}${own}`;
