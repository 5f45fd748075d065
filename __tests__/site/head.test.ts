/** The head of every page: one of each tag, of the right length, and its own (spec §2, Global behaviour). */
import sharp from "sharp";
import {
  absolute,
  all,
  content,
  faults,
  fileOf,
  isBuilt,
  notFoundPages,
  only,
  origin,
  pageAt,
  pages,
  publicPages,
  routeOf,
  type Page,
} from "../support/site";

const site = only("SiteSettings");

const metas = ({ $ }: Page, name: string): string[] =>
  $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((element) => element.attribs.content ?? "");

const meta = (page: Page, name: string): string => metas(page, name)[0] ?? "";
const title = ({ $ }: Page): string => $("head > title").text();
const canonicals = ({ $ }: Page): string[] =>
  $('link[rel="canonical"]')
    .toArray()
    .map((element) => element.attribs.href ?? "");

const once = [
  "description",
  "keywords",
  "viewport",
  "og:type",
  "og:site_name",
  "og:locale",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
];

test.each(once)("every page has one %s, and it is not empty", (name) => {
  const wrong = faults(pages, (page) => {
    const found = metas(page, name);
    return found.length === 1 && found[0]?.trim() ? [] : [`${found.length}: ${found.join(" | ")}`];
  });
  expect(wrong).toEqual([]);
});

test("every page has one title of 10 to 65 characters", () => {
  const wrong = faults(pages, (page) => {
    const { length } = title(page);
    return page.$("title").not("svg title").length === 1 && length >= 10 && length <= 65
      ? []
      : [`${length}: ${title(page)}`];
  });
  expect(wrong).toEqual([]);
});

test("every description has 50 to 160 characters", () => {
  const wrong = faults(pages, (page) => {
    const { length } = meta(page, "description");
    return length >= 50 && length <= 160 ? [] : [`${length}: ${meta(page, "description")}`];
  });
  expect(wrong).toEqual([]);
});

test("every public page names itself as canonical, in full and with a slash at the end", () => {
  const wrong = faults(publicPages, (page) =>
    canonicals(page).join() === absolute(page.route) ? [] : [canonicals(page).join() || "none"],
  );
  expect(wrong).toEqual([]);
});

test("the not-found page has no canonical address", () => {
  expect(notFoundPages.flatMap(canonicals)).toEqual([]);
});

test("only pages that are not to be found are kept out of search", () => {
  const hidden = new Set(all("SeoOverride").flatMap(({ id, data }) => (data.noindex ? [id] : [])));
  const wrong = faults(pages, (page) => {
    const wanted = notFoundPages.includes(page) || hidden.has(page.route) ? "noindex" : "";
    const found = metas(page, "robots").join();
    return found === wanted ? [] : [`robots is "${found}"`];
  });
  expect(wrong).toEqual([]);
});

test("every page says its language as the web does", () => {
  expect(site.language).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
  const wrong = faults(pages, ({ $ }) => {
    const found = $("html").attr("lang");
    return found === site.language ? [] : [String(found)];
  });
  expect(wrong).toEqual([]);
});

test("every page says its language as Open Graph does", () => {
  const wrong = faults(pages, (page) => {
    const found = meta(page, "og:locale");
    return found === site.language.replace("-", "_") ? [] : [found];
  });
  expect(wrong).toEqual([]);
});

/** The not-found page has two addresses, which may share what they say. */
const distinct = [...publicPages, pageAt("/404.html")];

test.each<[string, (page: Page) => string]>([
  ["title", title],
  ["description", (page) => meta(page, "description")],
  ["canonical", (page) => canonicals(page).join()],
])("no two pages share their %s", (_, read) => {
  const first = new Map<string, string>();
  const wrong = distinct.flatMap((page) => {
    const value = read(page);
    const before = first.get(value);
    first.set(value, page.route);
    return before ? [`${before} and ${page.route}: ${value}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** What content says of every page that has search texts: react-helmet can hand a page another's head. */
const own = content.entries.flatMap((entry) => {
  const route = routeOf(entry);
  if (!route || !("seo" in entry.data)) return [];
  const { seo } = entry.data;
  const override = all("SeoOverride").find(({ id }) => id === route)?.data;
  const whole = `${seo.title} | ${site.name}`;
  return [
    {
      route,
      title: override?.title ?? (whole.length <= 65 ? whole : seo.title),
      description: override?.description ?? seo.description,
      keywords: (override?.keywords ?? seo.keywords).join(", "),
      type: entry.kind === "BlogPost" || entry.kind === "Guide" ? "article" : "website",
    },
  ];
});

test("content has search texts for every public page", () => {
  expect(own.map(({ route }) => route).sort()).toEqual(
    publicPages.map(({ route }) => route).sort(),
  );
});

test.each(own.map((each) => [each.route, each] as const))(
  "the head of %s is its own",
  (route, is) => {
    const page = pageAt(route);
    expect({
      title: title(page),
      description: meta(page, "description"),
      keywords: meta(page, "keywords"),
      canonical: canonicals(page),
      "og:title": meta(page, "og:title"),
      "og:description": meta(page, "og:description"),
      "og:url": meta(page, "og:url"),
      "og:type": meta(page, "og:type"),
      "og:site_name": meta(page, "og:site_name"),
      "twitter:card": meta(page, "twitter:card"),
      "twitter:title": meta(page, "twitter:title"),
      "twitter:description": meta(page, "twitter:description"),
    }).toEqual({
      title: is.title,
      description: is.description,
      keywords: is.keywords,
      canonical: [absolute(route)],
      "og:title": is.title,
      "og:description": is.description,
      "og:url": absolute(route),
      "og:type": is.type,
      "og:site_name": site.name,
      "twitter:card": "summary_large_image",
      "twitter:title": is.title,
      "twitter:description": is.description,
    });
  },
);

test("the head of the not-found page is its own", () => {
  const { seo } = only("NotFoundPage");
  for (const page of notFoundPages) {
    expect(title(page)).toBe(`${seo.title} | ${site.name}`);
    expect(meta(page, "description")).toBe(seo.description);
  }
});

test("every shared picture is in the build, and as large as the page says", async () => {
  const wrong = await Promise.all(
    pages.map(async (page) => {
      const image = meta(page, "og:image");
      const pathname = image.slice(origin.length);
      if (!image.startsWith(`${origin}/`) || !isBuilt(pathname)) return [`${page.route}: ${image}`];
      const { width, height } = await sharp(fileOf(pathname)).metadata();
      const said = `${meta(page, "og:image:width")}x${meta(page, "og:image:height")}`;
      return said === `${width}x${height}` && width >= 1200 && height >= 600
        ? []
        : [`${page.route}: said ${said}, is ${width}x${height}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test("both networks are given the same picture and the same words for it", () => {
  const wrong = faults(pages, (page) =>
    ["image", "image:alt"].filter(
      (name) => meta(page, `og:${name}`) !== meta(page, `twitter:${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every article and guide is shared with a picture of its own", () => {
  const cards = [...all("BlogPost"), ...all("Guide")].map((entry) =>
    meta(pageAt(routeOf(entry) ?? ""), "og:image"),
  );
  expect(new Set([...cards, meta(pageAt("/"), "og:image")]).size).toBe(cards.length + 1);
});
