/** No dead link: every address on this site that a page names is built, in its one form, with its target. */
import type { Page } from "../../support/built-page";
import { builtRoutes, isBuilt, origin } from "../../support/site";
import { onAllPages, type Rule } from "./rule";

const routes = new Set(builtRoutes);

/** An address on this site, taken apart; undefined for one elsewhere. */
function onSite(href: string, page: Page): { pathname: string; hash: string } | undefined {
  if (/^(mailto|tel|data):/.test(href)) return undefined;
  const url = new URL(href, `${origin}${page.route}`);
  return url.origin === new URL(origin).origin
    ? { pathname: url.pathname, hash: url.hash }
    : undefined;
}

/** A rule for every link within the site that leads to a page. */
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

/** The links of a page that lead to a part of a page. */
const linksToParts = (page: Page): { pathname: string; id: string }[] =>
  page.links().flatMap((href) => {
    const { pathname = "", hash = "" } = onSite(href, page) ?? {};
    return hash ? [{ pathname, id: decodeURIComponent(hash.slice(1)) }] : [];
  });

export const rules: Rule[] = [
  {
    name: "every link says where it leads",
    page: (page) => page.links().filter((href) => !href.trim() || href === "#"),
  },
  forLinks(
    "every link within the site leads to a page that is built",
    (pathname) => routes.has(pathname) || isBuilt(pathname),
  ),
  forLinks(
    "every link within the site is written with a slash at its end",
    (pathname) => pathname.endsWith("/") || /\.\w+$/.test(pathname),
  ),
  {
    name: "links within the site stay on whatever host it is on",
    page: (page) => page.links().filter((href) => href.startsWith(`${origin}/`)),
  },
  onAllPages(
    "every link to a part of a page leads to an id that is there",
    (page) => ({ ids: new Set(page.ids), parts: linksToParts(page) }),
    (pages) =>
      [...pages].flatMap(([from, { parts }]) =>
        parts
          .filter(({ pathname, id }) => !pages.get(pathname)?.ids.has(id))
          .map(({ pathname, id }) => `${from}: ${pathname}#${id}`),
      ),
  ),
  {
    name: "links to elsewhere are secure and leave no hold on this window",
    page: (page) =>
      page
        .elements("a[href^=http]")
        .filter(
          ({ attribs }) =>
            !attribs.href?.startsWith("https://") ||
            (attribs.target === "_blank" && !/noopener/.test(attribs.rel ?? "")),
        )
        .map(({ attribs }) => attribs.href ?? ""),
  },
  {
    name: "every file that a page asks for is built",
    page: (page) =>
      [
        ...page.attributes("link:not([rel=canonical])", "href"),
        ...page.attributes("[src]", "src"),
        ...page.attributes("[srcset]", "srcset").flatMap(candidates),
      ].filter((file) => {
        const address = onSite(file, page);
        return address && !isBuilt(address.pathname);
      }),
  },
  {
    name: "no page asks another host for a file",
    page: (page) =>
      [
        ...page.attributes("link:not([rel=canonical]):not([rel=alternate])", "href"),
        ...page.attributes("[src]", "src"),
      ].filter((file) => !file.startsWith("data:") && !onSite(file, page)),
  },
];
