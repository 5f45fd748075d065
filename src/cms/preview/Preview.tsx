/** The pane beside the fields, which shows the edited entry on its page of the site. */
import {
  memo,
  Suspense,
  useDeferredValue,
  useMemo,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { StyleSheetManager } from "styled-components";
import { PagePath } from "../../browser/page-path";
import { readPromise } from "../../browser/read-promise";
import { pathFrom } from "../../content/check/context";
import type { Content } from "../../content/check-files";
import { addressOf } from "../../content/site/site";
import { headingMapAddress } from "../../lib/drawing-addresses";
import { kindOf, type KindName } from "../../model/kinds";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { checkTexts } from "../check";
import { folderOf } from "../pictures";
import { readLoaded } from "../source-texts";
import { withEdited, type Edited } from "./edited";
import { answer, PreviewRoot } from "./gatsby";
import { rootOf } from "./nodes";
import { loadPage, type PageModule } from "./pages";
import { usePictures, type GetAsset } from "./pictures";
import { textHtml } from "./text-html";

interface EntryProps {
  edited: Edited;
  getAsset: GetAsset;
}

const Note = ({ children }: { children: ReactNode }) => <p className="preview-note">{children}</p>;

function preventNavigation(event: SyntheticEvent): void {
  const isLink = (event.target as Element).closest?.("a") != null;
  if (event.type !== "submit" && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The site and the page that shows an entry. */
export interface Loaded {
  content: Content;
  page: PageModule | undefined;
}

interface EntryPageProps extends EntryProps {
  loading: Promise<Loaded>;
}

/** The page, memoized because it is slow to render. It suspends until the content is read; unfinished fields can make it fail. */
export const EntryPage = memo(function EntryPage({ loading, edited, getAsset }: EntryPageProps) {
  const { content, page } = readPromise(loading);
  const srcOf = usePictures(getAsset);
  if (!page) return <Note>No single page shows this.</Note>;
  // The build inserts the words into the code of pages.
  Object.assign(globalThis, { WORDS: content.words });
  const { default: Page, query } = page;
  const site = withEdited(content, edited);
  const root = rootOf(site, {
    picture: (entry, name) => {
      if (name === undefined) return headingMapAddress(addressOf(entry) ?? "/");
      return srcOf(entry.file === "" ? name : `/${pathFrom(folderOf(entry.file), name)}`);
    },
    html: ({ body = "" }) => textHtml(body, content.tokens, srcOf),
  });
  const address = addressOf(edited) ?? kindOf(edited.kind).list ?? "/";
  const output = site.at(address);
  const context = { slug: edited.id, ...(output?.type === "page" && output.context) };
  return (
    <PreviewRoot.Provider value={root}>
      <PagePath.Provider value={address}>
        <main onClickCapture={preventNavigation} onSubmitCapture={preventNavigation}>
          <Page
            data={answer(query, root, context)}
            location={{ pathname: address, search: "", hash: "", state: null }}
            pageContext={context}
          />
        </main>
      </PagePath.Provider>
    </PreviewRoot.Provider>
  );
});

/** Reads the content again for each opened entry, since it may have changed. Drafts are included. */
async function load(kind: KindName): Promise<Loaded> {
  const [{ texts }, page] = await Promise.all([readLoaded(), loadPage(kind)]);
  return { content: checkTexts(texts, true), page };
}

/** Shows an entry on its page, in the colour scheme of the system. @param head where its styles go */
export function Preview({ edited: typed, getAsset, head }: EntryProps & { head: HTMLHeadElement }) {
  // Deferred, so that rendering the page does not slow down typing.
  const edited = useDeferredValue(typed);
  const loading = useMemo(() => load(edited.kind), [edited.kind]);
  const failed =
    "The page shows as soon as more of its fields are filled in. If it never does, reload the CMS.";
  return (
    <StyleSheetManager target={head}>
      <ErrorBoundary resetKey={edited} fallback={<Note>{failed}</Note>}>
        <Suspense fallback={<Note>Loading the content …</Note>}>
          <EntryPage loading={loading} edited={edited} getAsset={getAsset} />
        </Suspense>
      </ErrorBoundary>
    </StyleSheetManager>
  );
}
