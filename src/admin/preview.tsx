/** Registers the preview of each kind that is seen on a page of the site. */
import { useMemo } from "react";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import { Preview } from "../preview/Preview";
import { pageFor } from "../preview/pages";
import { connect } from "../preview/source";
import { previewStyles } from "../preview/styles";
import { idOfSlug } from "./AddressField";
import { decap } from "./decap";
import { contentOf } from "./files/formats";
import { readTexts, type Backend } from "./guard/backend";

/** A map of Immutable.js, as far as it is used here. */
interface Fields {
  get(name: string): unknown;
  toJS(): Record<string, unknown>;
}

/** What Decap CMS gives to a preview. */
interface PreviewProps {
  entry: Fields;
  getAsset: (name: string) => unknown;
  document: Document;
  state: {
    /** The pictures that have arrived; another one whenever one has. */
    medias: unknown;
  };
}

function previewOf(kind: KindName) {
  const { place } = kindOf(kind);
  const isSingle = !("folder" in place);
  return function EntryPreview({ entry, getAsset, document, state }: PreviewProps) {
    const { medias } = state;
    const fields = entry.get("data") as Fields;
    const slug = entry.get("slug");
    const edited = useMemo(() => {
      const data = fields.toJS();
      const id = isSingle ? kind : idOfSlug(slug) || "new";
      const body = typeof data.body === "string" ? data.body : "";
      return { kind, id, data: contentOf(kind, data), ...("folder" in place && { body }) };
    }, [fields, slug]);
    // Another function whenever a picture has arrived: the page asks for its pictures again.
    const ownPicture = useMemo(
      () => (name: string) => (medias ? String(getAsset(name) ?? "") : ""),
      [getAsset, medias],
    );
    return <Preview {...{ kind, edited, ownPicture, document }} />;
  };
}

interface Shown {
  name: string;
  files?: Shown[];
}

/**
 * Leaves the pane out where no page shows what is edited.
 * @param shown a collection of the configuration, or a file of one
 * @returns the same with what Decap CMS needs to know
 */
export function withoutEmptyPreviews(shown: Shown): Shown {
  if (shown.files) return { ...shown, files: shown.files.map(withoutEmptyPreviews) };
  return { ...shown, ...(!pageFor(shown.name as KindName) && { editor: { preview: false } }) };
}

/** Registers the previews. */
export function registerPreviews(): void {
  decap.registerPreviewStyle(previewStyles, { raw: true });
  for (const kind of kindNames)
    if (pageFor(kind)) decap.registerPreviewTemplate(kind, previewOf(kind));
}

/** Lets the previews, and the fields of references, read from a backend. */
export function previewFrom(backend: Backend): void {
  connect({
    texts: () => readTexts(backend),
    picture: async (path) => {
      const kept = await backend.getMediaFile?.(path);
      return kept?.url ?? kept?.displayURL ?? "";
    },
  });
}
