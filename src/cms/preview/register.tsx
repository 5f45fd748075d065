/** Registers a preview for each kind, since only previews get the other entries, which the check needs. */
import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { createRoot, type Root } from "react-dom/client";
import { kindAndId } from "../../content/read/content-files";
import { normaliseText } from "../../content/read/normalise";
import { wholeAttribute } from "../../lib/deferred-attributes";
import { isMarkdown, kindNames, type KindName } from "../../model/kinds";
import { filmCss } from "../../theme/film-css";
import { globalCss } from "../../theme/global-css";
import { space } from "../../theme/tokens";
import { h } from "../cms-react";
import { draftsOf } from "../config";
import { contentOf } from "../files/formats";
import { inCheck } from "../files/tree-paths";
import { noteCollections } from "../source-texts";
import type { Edited } from "./edited";
import { Preview } from "./Preview";

/** Forms cannot be used in the preview, and sections that the site reveals on scrolling are visible at once. */
const paneCss = `
form { pointer-events: none; }
[data-waiting] { opacity: 1; translate: none; }
.preview-note { padding: ${space(8)}; }
`;

/** The data in the fields, as the file will have it. */
function editedIn(kind: KindName, { entry }: CustomPreviewTemplateProps): Edited {
  const { path, data } = entry.toJS() as unknown as { path: string; data: Record<string, unknown> };
  const body = typeof data.body === "string" ? normaliseText(data.body) : "";
  return {
    kind,
    id: kindAndId(inCheck(path))?.id ?? kind,
    data: contentOf(kind, data),
    ...(isMarkdown(kind) && { body }),
  };
}

/** The element of the pane that shows a page, and the root of that page. */
let shown: { box: HTMLElement; root: Root } | undefined;

/** Renders the page in a root of its own, because hooks of the site's React do not work in the React of the CMS. */
const previewOf = (kind: KindName) =>
  function EntryPreview(props: CustomPreviewTemplateProps) {
    const { getAsset, getCollection, document: pane } = props;
    noteCollections(getCollection);
    const show = (box: HTMLElement | null) => {
      if (!box) return;
      if (shown?.box !== box) {
        shown?.root.unmount();
        shown = { box, root: createRoot(box) };
        for (const name of [wholeAttribute, "data-js"]) pane.documentElement.setAttribute(name, "");
        pane.documentElement.lang = SITE.language;
      }
      const edited = editedIn(kind, props);
      shown.root.render(<Preview edited={edited} getAsset={getAsset} head={pane.head} />);
    };
    return h("div", { ref: show });
  };

/** Registers the previews and the styles of their pane, those of every page. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle(`${window.location.origin}/${SITE.typefaces}`);
  CMS.registerPreviewStyle(`${globalCss}${filmCss}${paneCss}`, { raw: true });
  for (const kind of kindNames)
    for (const name of [kind, draftsOf(kind)]) CMS.registerPreviewTemplate(name, previewOf(kind));
}
