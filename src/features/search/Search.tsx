import { useEffect, useRef, type ComponentType } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { onRecoverableError } from "../../browser/carry-over";
import { addPart, onServer } from "../../browser/lazy-hydrate";
import { retryForever } from "../../browser/retry";
import { whenUsed } from "../../browser/when-used";
import { searchDialogId } from "./opening";

interface SearchProps {
  copy: Queries.SearchPartFragment;
}

let SearchDialog: ComponentType<SearchProps> | undefined;

const load = async () => (SearchDialog ??= (await import("./SearchDialog")).SearchDialog);

if (onServer) addPart(load);

/** The server's HTML of the closed dialog, for a page that React renders anew; empty in development. */
function readHtml(): string {
  const dialog = document.querySelector(`dialog#${searchDialogId}`)?.cloneNode(true) as Element;
  dialog?.removeAttribute("open");
  return dialog?.outerHTML ?? "";
}

const html = onServer ? "" : readHtml();

/**
 * The search dialog, which hydrates in a root of its own once it is used. In the page's root, React would drop its HTML
 * with the next page, and would show that page only with the script of the search.
 */
export const Search = ({ copy }: SearchProps) => {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const start = async () => {
      const Dialog = await retryForever(load);
      const dialog = <Dialog copy={copy} />;
      if (root.current) root.current.render(dialog);
      else if (html) root.current = hydrateRoot(element, dialog, { onRecoverableError });
      else (root.current = createRoot(element)).render(dialog);
    };
    if (html && !root.current) return whenUsed(element, () => void start());
    if (process.env.NODE_ENV === "development") void start();
    return undefined;
  }, [copy]);
  return onServer ? (
    <div>{SearchDialog && <SearchDialog copy={copy} />}</div>
  ) : (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
};
