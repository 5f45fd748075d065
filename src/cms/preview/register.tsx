/** Registers a preview for each kind, since only previews get the other entries, which the check needs. */
import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { kindAndId } from "../../content/read/content-files";
import { normaliseText } from "../../content/read/normalise";
import { isMarkdown, kindNames, kindOf, type KindName } from "../../model/kinds";
import { contentOf } from "../files/formats";
import { inCheck } from "../files/tree-paths";
import { draftsOf } from "../config";
import { h } from "../cms-react";
import { noteCollections } from "../source-texts";
import { Preview, type PreviewProps } from "./Preview";
import { previewStyles } from "./styles";

interface PlainEntry {
  slug: string;
  path: string;
  data: Record<string, unknown>;
}

/** The data in the fields, as the file will have it. */
function editedIn(kind: KindName, { entry }: CustomPreviewTemplateProps): PreviewProps["edited"] {
  const { path, data } = entry.toJS() as unknown as PlainEntry;
  const body = typeof data.body === "string" ? data.body : "";
  const isSingle = !("folder" in kindOf(kind).place);
  const id = isSingle ? kind : (kindAndId(inCheck(path))?.id ?? "new");
  return {
    kind,
    id,
    data: contentOf(kind, data),
    ...(isMarkdown(kind) && { body: normaliseText(body) }),
  };
}

/** Renders the page in a root of its own, because hooks of the site's React do not work in the React of the CMS. */
const previewOf = (kind: KindName) =>
  class EntryPreview extends Component<CustomPreviewTemplateProps> {
    private readonly box = createRef<HTMLDivElement>();
    private root?: Root;

    override componentDidMount() {
      noteCollections(this.props.getCollection);
      if (this.box.current) this.root = createRoot(this.box.current);
      this.show();
    }

    override componentDidUpdate() {
      this.show();
    }

    override componentWillUnmount() {
      const { root } = this;
      // React cannot unmount a root while it renders.
      setTimeout(() => root?.unmount());
    }

    private show() {
      const { getAsset, document } = this.props;
      const edited = editedIn(kind, this.props);
      this.root?.render(<Preview edited={edited} getAsset={getAsset} document={document} />);
    }

    override render() {
      return h("div", { ref: this.box });
    }
  };

export function registerPreviews(): void {
  CMS.registerPreviewStyle(`${window.location.origin}/${SITE.typefaces}`);
  CMS.registerPreviewStyle(previewStyles, { raw: true });
  for (const kind of kindNames)
    for (const name of [kind, draftsOf(kind)]) CMS.registerPreviewTemplate(name, previewOf(kind));
}
