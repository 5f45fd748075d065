/**
 * Long texts, which are sent to a visitor once: they are in the HTML of their page, and not again in its data.
 * A browser fetches a text only to show a page that it has not loaded as HTML.
 */
import { withPrefix } from "gatsby";
import { use } from "react";
import { reloadOnce } from "./stale-tab";
import { withRetries } from "./retry";

const known = new Map<string, string | Promise<string>>();

/** On the server, reads a text from the build. */
let reader: ((address: string) => string) | undefined;

/** Sets how the server's rendering reads a text by its address. */
export function readTextsWith(read: (address: string) => string): void {
  reader = read;
}

/** The text from the HTML of the loaded page. */
const inPage = (address: string): string | undefined =>
  document.querySelector(`[data-text="${address}"]`)?.innerHTML;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(withPrefix(address));
  if (response.ok) return (await response.json()) as string;
  // The text has changed since this tab learnt its address; the page itself has the new one.
  if (response.status === 404 && reloadOnce(address)) await new Promise(() => {});
  throw new Error(`The text ${address} answered ${response.status}.`);
}

function load(address: string): Promise<string> {
  const text = withRetries(() => fetchText(address));
  text.then(
    (html) => known.set(address, html),
    // By then the page has reported the failure; the next visit tries again.
    () => setTimeout(() => known.delete(address), 1000),
  );
  return text;
}

/**
 * The HTML of a long text. In a browser that has yet to fetch it, the component suspends.
 * @param address the address of its file, from the field `textFile`
 * @throws if the text cannot be fetched, after three retries
 */
export function useStoredText(address: string): string {
  if (reader) return reader(address);
  const text = known.get(address) ?? inPage(address) ?? load(address);
  known.set(address, text);
  return typeof text === "string" ? text : use(text);
}
