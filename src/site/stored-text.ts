/**
 * Long texts, which a visitor is sent once: they stand in the HTML of their page, and not again in its data.
 * A browser fetches a text only to show a page that it has not loaded as HTML.
 */
import { withPrefix } from "gatsby";
import { use } from "react";
import { reloadOnce } from "./reload-if-stale";
import { withRetries } from "./retry";

const known = new Map<string, string | Promise<string>>();

/** On the server, reads a text from the build. */
let reader: ((address: string) => string) | undefined;

/** Tells the server's rendering how a text is read by its address. */
export function readTextsWith(read: (address: string) => string): void {
  reader = read;
}

/** The text as the page that was loaded holds it. */
const inPage = (address: string): string | undefined =>
  document.querySelector(`[data-text="${address}"]`)?.innerHTML;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(withPrefix(address));
  if (response.ok) return (await response.json()) as string;
  // The text was changed since this tab learnt its address: the page itself has the new one.
  if (response.status === 404 && reloadOnce(address)) await new Promise(() => {});
  throw new Error(`The text ${address} answered ${response.status}.`);
}

function load(address: string): Promise<string> {
  const text = withRetries(() => fetchText(address));
  text.then(
    (html) => known.set(address, html),
    // The page has told of the failure by then; whoever comes back asks again.
    () => setTimeout(() => known.delete(address), 1000),
  );
  return text;
}

/**
 * The HTML of a long text. In a browser that has yet to fetch it, the component waits (Suspense).
 * @param address the address of its file, as the field `textFile` tells it
 * @throws when the text cannot be fetched, after three more tries
 */
export function useStoredText(address: string): string {
  if (reader) return reader(address);
  const text = known.get(address) ?? inPage(address) ?? load(address);
  known.set(address, text);
  return typeof text === "string" ? text : use(text);
}
