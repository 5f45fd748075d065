/**
 * The HTML of long texts, which is sent to a visitor once: it is in the HTML of its page, and not again in the
 * page's data. A browser fetches the file of a text only to show a page that it has not loaded as HTML.
 * `src/gatsby/texts/long-texts.ts` writes the files.
 */
import { withPrefix } from "gatsby";
import { readPromise } from "../../browser/read-promise";
import { withRetries } from "../../browser/retry";
import { reloadOnce } from "../../browser/stale-tab";

const texts = new Map<string, string | Promise<string>>();

/** On the server, reads a text from the build. */
let readFromBuild: ((address: string) => string) | undefined;

export function setTextReader(read: (address: string) => string): void {
  readFromBuild = read;
}

/**
 * The HTML of a long text. In a browser that has yet to fetch it, the component suspends.
 * @throws if the text cannot be fetched, after three retries
 */
export function useStoredText(address: string): string {
  if (readFromBuild) return readFromBuild(address);
  const text = texts.get(address) ?? inPage(address) ?? fetchWithRetries(address);
  texts.set(address, text);
  return typeof text === "string" ? text : readPromise(text);
}

const inPage = (address: string): string | undefined =>
  document.querySelector(`[data-text="${address}"]`)?.innerHTML;

function fetchWithRetries(address: string): Promise<string> {
  const text = withRetries(() => fetchText(address));
  // By then the page has reported the failure; the next visit tries again.
  text.catch(() => setTimeout(() => texts.delete(address), 1000));
  return text;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(withPrefix(address));
  if (response.ok) return (await response.json()) as string;
  // The text has changed since this tab learnt its address; the page itself has the new one.
  if (response.status === 404 && reloadOnce(address)) await new Promise(() => {});
  throw new Error(`The text ${address} answered ${response.status}.`);
}
