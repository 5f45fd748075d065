/** No dead link: every address on this site that a page names is built, in its one form, with its target. */
import { faults, isBuilt, notFoundPages, origin, pages, type Page } from "../support/site";

const byRoute = new Map(pages.map((page) => [page.route, page]));
const notFound = new Set(notFoundPages.map(({ route }) => route));

/** An address on this site, taken apart; undefined for one elsewhere. */
function onSite(href: string, page: Page): { pathname: string; hash: string } | undefined {
  if (/^(mailto|tel|data):/.test(href)) return undefined;
  const url = new URL(href, `${origin}${page.route}`);
  return url.origin === new URL(origin).origin
    ? { pathname: url.pathname, hash: url.hash }
    : undefined;
}

const hrefs = ({ $ }: Page, selector = "a"): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr("href") ?? "");

/** Asks a rule of every link within the site that leads to a page. */
const wrongLinks = (rule: (pathname: string, hash: string) => boolean): string[] =>
  faults(pages, (page) =>
    hrefs(page).filter((href) => {
      const link = onSite(href, page);
      return link && !rule(link.pathname, link.hash);
    }),
  );

test("every link says where it leads", () => {
  expect(
    faults(pages, (page) => hrefs(page).filter((href) => !href.trim() || href === "#")),
  ).toEqual([]);
});

test("every link within the site leads to a page that is built", () => {
  expect(wrongLinks((pathname) => byRoute.has(pathname) || isBuilt(pathname))).toEqual([]);
});

test("every link within the site is written with a slash at its end", () => {
  const isFile = (pathname: string) => /\.\w+$/.test(pathname);
  expect(wrongLinks((pathname) => pathname.endsWith("/") || isFile(pathname))).toEqual([]);
});

test("links within the site stay on whatever host it is on", () => {
  expect(faults(pages, (page) => hrefs(page).filter((href) => href.startsWith(origin)))).toEqual(
    [],
  );
});

test("no link leads to the not-found page", () => {
  const own = ({ route }: Page) => notFound.has(route);
  const wrong = faults(
    pages.filter((page) => !own(page)),
    (page) => hrefs(page).filter((href) => notFound.has(onSite(href, page)?.pathname ?? "")),
  );
  expect(wrong).toEqual([]);
});

test("every link to a part of a page leads to an id that is there", () => {
  const found = wrongLinks(
    (pathname, hash) =>
      hash === "" ||
      Boolean(byRoute.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1)))),
  );
  expect(found).toEqual([]);
});

test("links to elsewhere are secure and leave no hold on this window", () => {
  const wrong = faults(pages, ({ $ }) =>
    $("a[href^=http]")
      .toArray()
      .filter(
        ({ attribs }) =>
          !attribs.href?.startsWith("https://") ||
          (attribs.target === "_blank" && !/noopener/.test(attribs.rel ?? "")),
      )
      .map(({ attribs }) => attribs.href ?? ""),
  );
  expect(wrong).toEqual([]);
});

test("no id is empty or given twice", () => {
  const wrong = faults(pages, ({ ids }) =>
    ids.filter((id, index) => id === "" || ids.indexOf(id) !== index),
  );
  expect(wrong).toEqual([]);
});

test("labels, descriptions and controls refer to ids that are there", () => {
  const names = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-details",
    "list",
    "headers",
  ];
  const wrong = faults(pages, ({ $, ids }) =>
    names.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(name) ?? "").split(/\s+/))
        .filter((id) => !ids.includes(id))
        .map((id) => `${name}="${id}"`),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The addresses of a srcset. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

test("every file that a page asks for is built", () => {
  const wrong = faults(pages, (page) => {
    const { $ } = page;
    const files = [
      ...hrefs(page, "link:not([rel=canonical])"),
      ...$("[src]")
        .toArray()
        .map(({ attribs }) => attribs.src ?? ""),
      ...$("[srcset]")
        .toArray()
        .flatMap(({ attribs }) => candidates(attribs.srcset ?? "")),
    ];
    return files.filter((file) => {
      const address = onSite(file, page);
      return address && !isBuilt(address.pathname);
    });
  });
  expect(wrong).toEqual([]);
});

test("no page asks another host for a file", () => {
  const wrong = faults(pages, (page) =>
    [
      ...hrefs(page, "link:not([rel=canonical]):not([rel=alternate])"),
      ...page
        .$("[src]")
        .toArray()
        .map(({ attribs }) => attribs.src ?? ""),
    ].filter((file) => !file.startsWith("data:") && !onSite(file, page)),
  );
  expect(wrong).toEqual([]);
});
