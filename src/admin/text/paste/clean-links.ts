/** The links of pasted HTML: those that lead somewhere, without the detours of who handed them on. */
import { all, blocks, unwrap, wrapContents } from "./dom";

/** Where a link leads that counts who follows it, as Google's and Outlook's do. */
function targetOf({ hostname, pathname, searchParams }: URL): string | null {
  if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url")
    return searchParams.get("q") ?? searchParams.get("url");
  if (hostname.endsWith(".safelinks.protection.outlook.com")) return searchParams.get("url");
  return null;
}

/**
 * The address of a link as a text has it.
 * @param origin where the CMS is, whose own pages are named without it
 * @returns undefined where visitors cannot follow it: to a place within the pasted text, to a file, to a script
 */
export function addressOf(href: string, origin: string): string | undefined {
  const address = href.trim();
  if (/^\/(?!\/)/.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^(https?|mailto):$/.test(url.protocol)) return undefined;
  const target = targetOf(url);
  if (target !== null) return addressOf(target, origin);
  return url.origin === origin ? url.href.slice(origin.length) : address;
}

/** Puts a link that stands around blocks into each of them, as Markdown has it. */
function intoBlocks(link: HTMLElement, address: string): void {
  for (const block of all(link, blocks).filter((each) => !each.querySelector(blocks))) {
    const part = link.ownerDocument.createElement("a");
    part.setAttribute("href", address);
    wrapContents(block, part);
  }
  unwrap(link);
}

/** Leaves each link with its address alone; one without an address leaves its words. */
export function cleanLinks(page: Document, origin: string): void {
  for (const link of all(page, "a")) {
    const address = addressOf(link.getAttribute("href") ?? "", origin);
    link.removeAttribute("title");
    if (address === undefined) unwrap(link);
    else if (link.querySelector(blocks)) intoBlocks(link, address);
    else link.setAttribute("href", address);
  }
}
