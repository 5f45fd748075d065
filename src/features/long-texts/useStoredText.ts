/**
 * The HTML of long texts. A page has its text only in the HTML, not also in the page data, so that visitors get it
 * once. The browser fetches the file of a text only for a page that it reaches by a link.
 * `src/gatsby/article-html/long-texts.ts` writes the files.
 */
import { withPrefix } from "gatsby";
import { readPromise } from "../../browser/read-promise";
import { withRetries } from "../../browser/retry";
import { reloadOnce } from "../../browser/stale-tab";

const texts = new Map<string, string | Promise<string>>();

/** Reads a text from the build; set on the server only. */
let readFromBuild: ((address: string) => string) | undefined;

export function setTextReader(read: (address: string) => string): void {
  readFromBuild = read;
}

/**
 * The HTML of a long text. The component suspends while the browser fetches it.
 * @throws if the text cannot be fetched, after three retries
 */
export function useStoredText(address: string): string {
  if (readFromBuild) return readFromBuild(address);
  const text = texts.get(address) ?? inPage(address) ?? fetchWithRetries(address);
  texts.set(address, text);
  return typeof text === "string" ? text : readPromise(text);
}

const inPage = (address: string): string | undefined =>
  [...document.querySelectorAll(`[data-text="${address}"]`)]
    .map(({ innerHTML }) => innerHTML)
    .join("") || undefined;

function fetchWithRetries(address: string): Promise<string> {
  const text = withRetries(() => fetchText(address));
  // Forgets the failure once the page has reported it, so that the next visit tries again.
  text.catch(() => setTimeout(() => texts.delete(address), 1000));
  return text;
}

async function fetchText(address: string): Promise<string> {
  const file = withPrefix(address);
  let response = await fetch(file);
  // The browser may have kept this answer, which has the lifetime of texts.
  if (response.status === 404) response = await fetch(file, { cache: "reload" });
  if (response.ok) return (await response.json()) as string;
  // The text has changed since this tab got its address; a reload brings the new address.
  if (response.status === 404 && reloadOnce(address)) await new Promise(() => {});
  throw new Error(`The text ${address} answered ${response.status}.`);
}
