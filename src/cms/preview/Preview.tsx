/** The pane beside the fields: the entry on its page of the site, as it will be. */
import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type SyntheticEvent,
} from "react";
import { StyleSheetManager } from "styled-components";
import { drawCover } from "../../artwork/cover";
import { covers } from "../../artwork/covers";
import { PagePath } from "../../browser/page-path";
import type { Entry } from "../../content/read/entry";
import { kindOf, type KindName } from "../../model/kinds";
import type { Scheme } from "../../theme/tokens";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { withEdited, type Edited } from "./edited";
import { PreviewRoot } from "./gatsby";
import { Nodes } from "./nodes";
import { pageFor, type PreviewPage } from "./pages";
import { execute } from "./query";
import { SchemeChoice } from "./SchemeChoice";
import * as source from "./source";
import { textHtml } from "./text-html";

interface Props {
  kind: KindName;
  edited: Edited;
  /** The address of a picture of the entry that is edited, also before it is saved. */
  ownPicture: (name: string) => string;
  /** The document of the pane. */
  document: Document;
}

const drawn = new Map<string, string>();

/** The cover that the build draws for an entry without one. */
function drawnCover({ kind, id }: Entry): string {
  const { place } = kindOf(kind);
  const name = `${"folder" in place ? place.folder : kind}/${id}`;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = `data:image/svg+xml,${encodeURIComponent(drawCover(name, covers[name]))}`;
  drawn.set(name, svg);
  return svg;
}

const folderOf = ({ kind, file }: Entry) =>
  kindOf(kind).place.shape === "single" ? "content/pages" : file.slice(0, file.lastIndexOf("/"));

/** What a page is given, as Gatsby gives it. */
function usePage({ kind, edited, ownPicture }: Props, { query, path }: PreviewPage) {
  const arrived = useSyncExternalStore(source.listen, source.current);
  return useMemo(() => {
    const { content } = arrived;
    if (!content) return undefined;
    const { entries, tokens } = withEdited(content, edited);
    const nodes = new Nodes(entries, {
      picture: (entry, name) => {
        if (name === undefined) return drawnCover(entry);
        return entry.file === ""
          ? ownPicture(name)
          : source.storedPicture(`${folderOf(entry)}/${name}`);
      },
      html: (entry) => (entry.file === "" ? textHtml(edited.body ?? "", tokens, ownPicture) : ""),
    });
    const root = nodes.root();
    const { pages, anchors } = kindOf(kind);
    const address = pages ? `${path}${edited.id}/` : path;
    const variables = { slug: edited.id, category: "", industry: "" };
    return {
      root,
      address,
      anchor: anchors && edited.id,
      props: {
        data: execute(query, root, variables),
        location: { pathname: address, search: "", hash: "", state: null },
        pageContext: { ...variables, page: 1, pages: 1, openGraph: pages?.openGraph },
      },
    };
  }, [kind, edited, ownPicture, query, path, arrived]);
}

const unfinished = (
  <p className="preview-note">The page shows as soon as more of its fields are filled in.</p>
);

/** Links lead nowhere and forms send nothing. */
function preventNavigation(event: SyntheticEvent): void {
  const { target } = event;
  const isLink = (target as Element).closest?.("a") != null;
  if (event.type !== "submit" && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The build draws the map of a page: that of a new page is not there yet, and leaves no sign of a missing picture. Any
 * other picture that is missing shows its description.
 */
function hideMissing({ type, target }: SyntheticEvent): void {
  const { alt, style } = target as HTMLImageElement;
  if (alt === "") style.visibility = type === "error" ? "hidden" : "";
}

/** Is in the place of the page until the content has been read. */
const ContentStatus = () => {
  const { failed } = useSyncExternalStore(source.listen, source.current);
  if (!failed) return <p className="preview-note">Loading the content …</p>;
  return (
    <p className="preview-note">
      The content could not be read.{" "}
      <button type="button" onClick={source.refresh}>
        Try again
      </button>
    </p>
  );
};

/** The page; it is drawn anew only when what it shows has changed. */
const PreviewedPage = memo(function PreviewedPage({
  page,
  ...props
}: Props & { page: PreviewPage }) {
  const made = usePage(props, page);
  const { document: pane } = props;
  const anchor = made?.anchor;
  useEffect(() => {
    if (anchor) pane.getElementById(anchor)?.scrollIntoView();
  }, [anchor, pane]);
  if (!made) return <ContentStatus />;
  const { Page } = page;
  return (
    <ErrorBoundary resetKey={made} fallback={unfinished}>
      <PreviewRoot value={made.root}>
        <PagePath value={made.address}>
          <main
            onClickCapture={preventNavigation}
            onSubmitCapture={preventNavigation}
            onErrorCapture={hideMissing}
            onLoadCapture={hideMissing}
          >
            <Page {...made.props} />
          </main>
        </PagePath>
      </PreviewRoot>
    </ErrorBoundary>
  );
});

/**
 * Shows an entry on its page. Kinds without a page have no preview.
 * @param props the entry that is edited, and the document of the pane
 */
export function Preview(props: Props) {
  const { kind } = props;
  const pane = props.document;
  const [scheme, setScheme] = useState<Scheme>(() =>
    window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  // What is typed is shown at once in its field; the page follows as soon as there is time.
  const edited = useDeferredValue(props.edited);
  const ownPicture = useDeferredValue(props.ownPicture);
  const page = useMemo(() => pageFor(kind, edited.data), [kind, edited]);
  useEffect(() => {
    source.refresh();
    return source.releasePictures;
  }, []);
  useLayoutEffect(() => {
    Object.assign(pane.documentElement.dataset, { theme: scheme, js: "" });
  }, [pane, scheme]);
  if (!page) return null;
  return (
    <StyleSheetManager target={pane.head}>
      <SchemeChoice value={scheme} onChange={(to) => startTransition(() => setScheme(to))} />
      <PreviewedPage
        kind={kind}
        edited={edited}
        ownPicture={ownPicture}
        document={pane}
        page={page}
      />
    </StyleSheetManager>
  );
}
