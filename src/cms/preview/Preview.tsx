/** The pane beside the fields, which shows the edited entry on its page of the site. */
import {
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type SyntheticEvent,
} from "react";
import { StyleSheetManager } from "styled-components";
import { drawMap } from "../../artwork/map";
import { PagePath } from "../../browser/page-path";
import { pathFrom } from "../../content/check/context";
import type { Content } from "../../content/check-files";
import type { Entry } from "../../content/read/entry";
import { addressOf } from "../../content/site/site";
import { wholeAttribute } from "../../lib/deferred-attributes";
import { upperFirst } from "../../lib/text";
import { kindOf } from "../../model/kinds";
import type { Scheme } from "../../theme/palettes";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { withEdited, type Edited } from "./edited";
import { PreviewRoot } from "./gatsby";
import { Nodes } from "./nodes";
import { pageFor, type LoadPage } from "./pages";
import { execute } from "./query";
import { checkTexts } from "../check";
import { folderOf } from "../pictures";
import { readLoaded } from "../source-texts";
import { Pictures, type GetAsset } from "./pictures";
import { textHtml } from "./text-html";

interface EntryProps {
  edited: Edited;
  getAsset: GetAsset;
}

export interface PreviewProps extends EntryProps {
  document: Document;
}

type LoadedPage = Awaited<ReturnType<LoadPage>>;

const covers = new Map<string, string>();

/** The cover that the build draws for an entry without one. Cached, since drawing it again would slow down typing. */
function drawnCover({ kind, id }: Entry): string {
  const { place } = kindOf(kind);
  const name = `${"folder" in place ? place.folder : kind}/${id}`;
  const cover = covers.get(name) ?? `data:image/svg+xml,${encodeURIComponent(drawMap(name))}`;
  covers.set(name, cover);
  return cover;
}

/** Makes the props that Gatsby would give a page. */
function pageProps(
  content: Content,
  { edited, getAsset }: EntryProps,
  { query = [] }: LoadedPage,
  pictures: Pictures,
) {
  const { kind, id, body = "" } = edited;
  const srcOf = (name: string) => pictures.address(name, getAsset);
  // The build inserts the words into the code of pages.
  Object.assign(globalThis, { WORDS: content.words });
  const { site, tokens } = withEdited(content, edited);
  const nodes = new Nodes(site, {
    picture: (entry, name) => {
      if (name === undefined) return drawnCover(entry);
      return srcOf(entry.file === "" ? name : `/${pathFrom(folderOf(entry.file), name)}`);
    },
    html: (entry) => (entry.file === "" ? textHtml(body, tokens, srcOf) : ""),
  });
  const address = addressOf({ kind, id }) ?? kindOf(kind).list ?? "/";
  const variables = { slug: id, category: "" };
  const root = nodes.root();
  return {
    root,
    address,
    props: {
      data: execute(query, root, variables),
      location: { pathname: address, search: "", hash: "", state: null },
      pageContext: { ...variables, page: 1, pages: 1 },
    },
  };
}

function preventNavigation(event: SyntheticEvent): void {
  const isLink = (event.target as Element).closest?.("a") != null;
  if (event.type !== "submit" && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Hides the map of a new page, which the build has not drawn yet, rather than show it as a broken picture. */
function hideMissing({ type, target }: SyntheticEvent): void {
  const { alt, style } = target as HTMLImageElement;
  if (alt === "") style.visibility = type === "error" ? "hidden" : "";
}

/** Makes the page inside the error boundary, since unfinished fields can make it fail. */
function EntryPage({
  content,
  page,
  pictures,
  ...entry
}: EntryProps & { content: Content; page: LoadedPage; pictures: Pictures }) {
  const { root, address, props } = pageProps(content, entry, page, pictures);
  const { default: Page } = page;
  return (
    <PreviewRoot.Provider value={root}>
      <PagePath.Provider value={address}>
        <main
          onClickCapture={preventNavigation}
          onSubmitCapture={preventNavigation}
          onErrorCapture={hideMissing}
          onLoadCapture={hideMissing}
        >
          <Page {...props} />
        </main>
      </PagePath.Provider>
    </PreviewRoot.Provider>
  );
}

/** The page, memoized because it is slow to render. */
const PreviewedPage = memo(function PreviewedPage({
  load,
  ...props
}: EntryProps & { load: LoadPage }) {
  const [shown, setShown] = useState<{ content: Content; page: LoadedPage } | "failed">();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const pictures = useMemo(() => new Pictures(renderAgain), []);
  useEffect(() => {
    // The content may have changed since the last entry was opened. Drafts are included.
    Promise.all([readLoaded(), load()])
      .then(([{ texts }, loaded]) => setShown({ content: checkTexts(texts, true), page: loaded }))
      .catch((error: unknown) => {
        console.error("The content could not be read.", error);
        setShown("failed");
      });
  }, [load]);
  if (typeof shown !== "object")
    return (
      <p className="preview-note">
        {shown === "failed" ? "The content could not be read." : "Loading the content …"}
      </p>
    );
  return (
    <ErrorBoundary
      resetKey={props.edited}
      fallback={
        <p className="preview-note">The page shows as soon as more of its fields are filled in.</p>
      }
    >
      <EntryPage {...props} {...shown} pictures={pictures} />
    </ErrorBoundary>
  );
});

/** Shows an entry on its page, in the light or dark colour scheme. */
export function Preview({ edited: typed, getAsset, document: pane }: PreviewProps) {
  const [scheme, setScheme] = useState<Scheme>(() =>
    window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  // Deferred, so that rendering the page does not slow down typing.
  const edited = useDeferredValue(typed);
  const load = useMemo(() => pageFor(edited.kind), [edited.kind]);
  useLayoutEffect(() => {
    pane.documentElement.setAttribute("lang", "en");
    pane.documentElement.setAttribute(wholeAttribute, "");
    Object.assign(pane.documentElement.dataset, { theme: scheme, js: "" });
  }, [pane, scheme]);
  if (!load) return <p className="preview-note">No single page shows this.</p>;
  return (
    <StyleSheetManager target={pane.head}>
      <div className="preview-bar" role="group" aria-label="Colours of the preview">
        {(["light", "dark"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={scheme === each}
            onClick={() => setScheme(each)}
          >
            {upperFirst(each)}
          </button>
        ))}
      </div>
      <PreviewedPage load={load} edited={edited} getAsset={getAsset} />
    </StyleSheetManager>
  );
}
