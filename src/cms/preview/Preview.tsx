/** The pane beside the fields, which shows the edited entry on its page of the site. */
import {
  memo,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useReducer,
  type SyntheticEvent,
} from "react";
import { StyleSheetManager } from "styled-components";
import { PagePath } from "../../browser/page-path";
import { readPromise } from "../../browser/read-promise";
import { pathFrom } from "../../content/check/context";
import type { Content } from "../../content/check-files";
import { addressOf, componentOf } from "../../content/site/site";
import { wholeAttribute } from "../../lib/deferred-attributes";
import { headingMapAddress } from "../../lib/drawing-addresses";
import { kindOf, type KindName } from "../../model/kinds";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { withEdited, type Edited } from "./edited";
import { PreviewRoot } from "./gatsby";
import { rootOf } from "./nodes";
import { loadPage, type PageModule } from "./pages";
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

function preventNavigation(event: SyntheticEvent): void {
  const isLink = (event.target as Element).closest?.("a") != null;
  if (event.type !== "submit" && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Makes the page inside the error boundary, since unfinished fields can make it fail. */
export function EntryPage({
  content,
  page: { default: Page, query },
  pictures,
  edited,
  getAsset,
}: EntryProps & { content: Content; page: PageModule; pictures: Pictures }) {
  // The build inserts the words into the code of pages.
  Object.assign(globalThis, { WORDS: content.words });
  const site = withEdited(content, edited);
  const srcOf = (name: string) => pictures.address(name, getAsset);
  const root = rootOf(site, {
    picture: (entry, name) => {
      if (name === undefined) return headingMapAddress(addressOf(entry) ?? "/");
      return srcOf(entry.file === "" ? name : `/${pathFrom(folderOf(entry.file), name)}`);
    },
    html: (entry) => (entry.file === "" ? textHtml(edited.body ?? "", content.tokens, srcOf) : ""),
  });
  const address = addressOf(edited) ?? kindOf(edited.kind).list ?? "/";
  const output = site.at(address);
  const context = { slug: edited.id, ...(output?.type === "page" && output.context) };
  return (
    <PreviewRoot.Provider value={root}>
      <PagePath.Provider value={address}>
        <main onClickCapture={preventNavigation} onSubmitCapture={preventNavigation}>
          <Page
            data={execute(query, root, context)}
            location={{ pathname: address, search: "", hash: "", state: null }}
            pageContext={context}
          />
        </main>
      </PagePath.Provider>
    </PreviewRoot.Provider>
  );
}

/** Reads the content again for each opened entry, since it may have changed. Drafts are included. */
async function load(kind: KindName) {
  const [{ texts }, page] = await Promise.all([readLoaded(), loadPage(kind)]);
  return { content: checkTexts(texts, true), page };
}

/** The page, memoized because it is slow to render. It suspends until the content is read. */
const LoadedPage = memo(function LoadedPage({
  loading,
  ...entry
}: EntryProps & { loading: ReturnType<typeof load> }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const pictures = useMemo(() => new Pictures(renderAgain), []);
  return <EntryPage {...entry} {...readPromise(loading)} pictures={pictures} />;
});

/** Shows an entry on its page, in the colour scheme of the system. */
export function Preview({ edited: typed, getAsset, document: pane }: PreviewProps) {
  // Deferred, so that rendering the page does not slow down typing.
  const edited = useDeferredValue(typed);
  const { kind } = edited;
  const loading = useMemo(() => componentOf(kind) && load(kind), [kind]);
  useLayoutEffect(() => {
    pane.documentElement.setAttribute("lang", "en");
    pane.documentElement.setAttribute(wholeAttribute, "");
    pane.documentElement.setAttribute("data-js", "");
  }, [pane]);
  if (!loading) return <p className="preview-note">No single page shows this.</p>;
  return (
    <StyleSheetManager target={pane.head}>
      <ErrorBoundary
        resetKey={edited}
        fallback={
          <p className="preview-note">
            The page shows as soon as more of its fields are filled in. If it never does, reload the
            CMS.
          </p>
        }
      >
        <Suspense fallback={<p className="preview-note">Loading the content …</p>}>
          <LoadedPage loading={loading} edited={edited} getAsset={getAsset} />
        </Suspense>
      </ErrorBoundary>
    </StyleSheetManager>
  );
}
