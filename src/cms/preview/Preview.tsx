/** The pane beside the fields, which shows the edited entry on its page of the site. */
import { lazy, Suspense, useState, type ReactNode, type SyntheticEvent } from "react";
import { StyleSheetManager } from "styled-components";
import { PagePath } from "../../browser/page-path";
import type { Content } from "../../content/check-files";
import { addressOf } from "../../content/site/site";
import { kindOf, type KindName } from "../../model/kinds";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { checkTexts } from "../check";
import { readLoaded } from "../source-texts";
import { withEdited, type Edited } from "./edited";
import { answer, PreviewRoot } from "./gatsby";
import { rootOf } from "./nodes";
import { loadPage, type PageModule } from "./pages";
import { usePictures, type GetAsset } from "./pictures";

interface EntryProps {
  edited: Edited;
  getAsset: GetAsset;
}

const Note = ({ children }: { children: ReactNode }) => <p className="preview-note">{children}</p>;

function preventNavigation(event: SyntheticEvent): void {
  if (event.type === "click" && !(event.target as Element).closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Makes the component that shows an entry among the content. Unfinished fields can make it fail. */
export const pageWith = (content: Content, page: PageModule | undefined) =>
  function EntryPage({ edited, getAsset }: EntryProps) {
    const srcOf = usePictures(getAsset);
    if (!page) return <Note>No single page shows this.</Note>;
    // The build inserts the words into the code of pages.
    Object.assign(globalThis, { WORDS: content.words });
    const { default: Page, query } = page;
    const site = withEdited(content, edited);
    const root = rootOf(site, content.tokens, srcOf);
    const address = addressOf(edited) ?? kindOf(edited.kind).list ?? "/";
    const output = site.at(address);
    const context = { slug: edited.id, ...(output?.type === "page" && output.context) };
    return (
      <PreviewRoot.Provider value={root}>
        <PagePath.Provider value={address}>
          <main onClickCapture={preventNavigation} onSubmitCapture={preventNavigation}>
            <Page
              data={query ? answer(query, root, context) : {}}
              location={{ pathname: address, search: "", hash: "", state: null }}
              pageContext={context}
            />
          </main>
        </PagePath.Provider>
      </PreviewRoot.Provider>
    );
  };

/** Reads the content again for each opened entry, since it may have changed. Drafts are included. */
async function load(kind: KindName) {
  const [{ texts }, page] = await Promise.all([readLoaded(), loadPage(kind)]);
  return { default: pageWith(checkTexts(texts, true), page) };
}

/** Shows an entry on its page, in the colour scheme of the system. @param head where its styles go */
export function Preview({ head, ...entry }: EntryProps & { head: HTMLHeadElement }) {
  const [EntryPage] = useState(() => lazy(() => load(entry.edited.kind)));
  const failed =
    "The page shows as soon as more of its fields are filled in. If it never does, reload the CMS.";
  return (
    <StyleSheetManager target={head}>
      <ErrorBoundary resetKey={entry.edited} fallback={<Note>{failed}</Note>}>
        <Suspense fallback={<Note>Loading the content …</Note>}>
          <EntryPage {...entry} />
        </Suspense>
      </ErrorBoundary>
    </StyleSheetManager>
  );
}
