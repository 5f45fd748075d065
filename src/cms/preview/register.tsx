/** Registers a preview for each kind, since only previews get the other entries, which the check needs. */
import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { startTransition } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { kindAndId } from "../../content/read/content-files";
import { wholeAttribute } from "../../lib/deferred-attributes";
import { kindNames, type KindName } from "../../model/kinds";
import { filmCss } from "../../theme/film-css";
import { globalCss } from "../../theme/global-css";
import { space } from "../../theme/tokens";
import { h } from "../cms-react";
import { draftsOf } from "../config";
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

/** Renders the pages of all panes, because hooks of the site's React do not work in the React of the CMS. */
const root = createRoot(document.createDocumentFragment());

const previewOf = (kind: KindName) =>
  function EntryPreview(props: CustomPreviewTemplateProps) {
    const { getAsset, getCollection, document: pane } = props;
    noteCollections(getCollection);
    const show = (box: HTMLElement | null) => {
      if (!box) return;
      for (const name of [wholeAttribute, "data-js"]) pane.documentElement.setAttribute(name, "");
      pane.documentElement.lang = SITE.language;
      const { path, data } = props.entry.toJS() as unknown as Pick<Edited, "data"> & {
        path: string;
      };
      const edited = { kind, id: kindAndId(inCheck(path))?.id ?? kind, data };
      const page = <Preview edited={edited} getAsset={getAsset} head={pane.head} />;
      // In a transition, so that rendering the page does not slow down typing.
      startTransition(() => root.render(createPortal(page, box)));
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
