/** The links and files of every page. */
import { linkKind } from "../../../src/lib/link-kind";
import type { Page } from "../../support/built-page";
import { origin } from "../../support/content-files";
import { isBuilt } from "../../support/site";
import { onEachPage, onAllPages, type Rule } from "./rule";

/** The path and hash of an address on this site; undefined for other addresses. */
function onSite(href: string, page: Page): { pathname: string; hash: string } | undefined {
  if (/^(mailto|tel|data):/.test(href)) return undefined;
  const url = new URL(href, `${origin}${page.route}`);
  return url.origin === new URL(origin).origin
    ? { pathname: url.pathname, hash: url.hash }
    : undefined;
}

/** A rule for the paths of all internal links. */
const forLinks = (name: string, isRight: (pathname: string) => boolean): Rule => ({
  name,
  page: (page) =>
    page.links().filter((href) => {
      const link = onSite(href, page);
      return link && !isRight(link.pathname);
    }),
});

/** The addresses of a srcset. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

/** The links of a page that have a hash. */
const linksToParts = (page: Page): { pathname: string; id: string }[] =>
  page.links().flatMap((href) => {
    const { pathname = "", hash = "" } = onSite(href, page) ?? {};
    return hash ? [{ pathname, id: decodeURIComponent(hash.slice(1)) }] : [];
  });

export const rules: Rule[] = [
  onEachPage("no link has an empty address or a bare #", (page) =>
    page.links().filter((href) => !href.trim() || href === "#"),
  ),
  forLinks("every internal link leads to a built page", isBuilt),
  forLinks(
    "every internal link to a page ends with a slash",
    (pathname) => pathname.endsWith("/") || /\.\w+$/.test(pathname),
  ),
  onEachPage("internal links are relative to the host", (page) =>
    page.links().filter((href) => href.startsWith(`${origin}/`)),
  ),
  onEachPage("no link has an address that links may not have", (page) =>
    page.attributes("[href]", "href").filter((href) => !linkKind(href)),
  ),
  onAllPages(
    "every hash link leads to an existing id",
    (page) => ({ ids: new Set(page.ids), parts: linksToParts(page) }),
    (pages) =>
      [...pages].flatMap(([from, { parts }]) =>
        parts
          .filter(({ pathname, id }) => !pages.get(pathname)?.ids.has(id))
          .map(({ pathname, id }) => `${from}: ${pathname}#${id}`),
      ),
  ),
  onEachPage("external links use noopener if they open a new tab", (page) =>
    page
      .elements("a[href^=http]")
      .filter(({ attribs }) => attribs.target === "_blank" && !/noopener/.test(attribs.rel ?? ""))
      .map(({ attribs }) => attribs.href ?? ""),
  ),
  onEachPage("every file that a page requests is built", (page) =>
    [
      ...page.attributes("link:not([rel=canonical])", "href"),
      ...page.attributes("[src]", "src"),
      ...page.attributes("[srcset]", "srcset").flatMap(candidates),
    ].filter((file) => {
      const address = onSite(file, page);
      return address && !isBuilt(address.pathname);
    }),
  ),
  onEachPage("no page requests a file from another host", (page) =>
    [
      ...page.attributes("link:not([rel=canonical]):not([rel=alternate])", "href"),
      ...page.attributes("[src]", "src"),
    ].filter((file) => !file.startsWith("data:") && !onSite(file, page)),
  ),
];
