/** Structured data: well formed, true to content and to addresses that exist, and nothing it should not claim. */
import { z } from "zod";
import {
  absolute,
  all,
  faults,
  isBuilt,
  notFoundPages,
  only,
  origin,
  pageAt,
  pages,
  publicPages,
  textOf,
  type Page,
} from "../support/site";

const site = only("SiteSettings");

const blocks = ({ $ }: Page): string[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => $(element).text());

const node = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });
type Node = z.infer<typeof node>;

const dataOf = (page: Page): Node[] => blocks(page).map((block) => node.parse(JSON.parse(block)));
const ofType = (page: Page, type: string): Node[] =>
  dataOf(page).filter((item) => item["@type"] === type);

const onSite = z
  .url()
  .refine((url) => url.startsWith(`${origin}/`), { error: "is not on this site" })
  .refine((url) => isBuilt(new URL(url).pathname), { error: "leads to nothing in the build" });

const organisation = z.looseObject({
  "@id": z.literal(`${origin}/#organization`),
  name: z.literal(site.name),
  url: z.literal(`${origin}/`),
  logo: onSite,
  description: z.literal(site.description),
  email: z.literal(site.email),
  address: z.looseObject({
    "@type": z.literal("PostalAddress"),
    addressLocality: z.literal(site.city),
  }),
  sameAs: z.array(z.url()),
});

const reference = z.looseObject({ "@id": z.literal(`${origin}/#organization`) });

const breadcrumbs = z.looseObject({
  itemListElement: z
    .array(
      z.looseObject({
        "@type": z.literal("ListItem"),
        position: z.number(),
        name: z.string().min(1),
        item: onSite,
      }),
    )
    .min(2),
});

/** What is wrong with the only item of a type on a page, in a sentence for each problem. */
function problems(page: Page, type: string, schema: z.ZodType): string[] {
  const items = ofType(page, type);
  if (items.length !== 1) return [`${items.length} of ${type}`];
  const result = schema.safeParse(items[0]);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

test("every block of structured data is JSON of schema.org", () => {
  const wrong = faults(pages, (page) =>
    blocks(page).flatMap((block) => {
      try {
        node.parse(JSON.parse(block));
        return [];
      } catch (error) {
        return [String(error)];
      }
    }),
  );
  expect(wrong).toEqual([]);
});

test("the firm is on every page, once and right", () => {
  expect(faults(pages, (page) => problems(page, "Organization", organisation))).toEqual([]);
});

test("every page but the home page and the not-found page tells the way to it", () => {
  const wrong = faults(
    publicPages.filter(({ route }) => route !== "/"),
    (page) => problems(page, "BreadcrumbList", breadcrumbs),
  );
  expect(wrong).toEqual([]);
});

test("the way begins at the home page, passes every page above, ends at the page, and is counted from 1", () => {
  const wrong = faults(
    publicPages.filter(({ route }) => route !== "/"),
    (page) => {
      const list = breadcrumbs.safeParse(ofType(page, "BreadcrumbList")[0]);
      if (!list.success) return ["unreadable"];
      const steps = list.data.itemListElement;
      const items = steps.map(({ item }) => item);
      const parts = page.route.split("/").filter(Boolean);
      const above = parts
        .map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`)
        .filter(isBuilt)
        .map(absolute);
      return [
        steps.some(({ position }, index) => position !== index + 1) ? "positions" : "",
        items[0] === `${origin}/` ? "" : `begins at ${items[0]}`,
        items.at(-1) === absolute(page.route) ? "" : `ends at ${items.at(-1)}`,
        new Set(items).size === items.length ? "" : "the same step twice",
        ...above.filter((item) => !items.includes(item)).map((item) => `${item} is left out`),
      ].filter(Boolean);
    },
  );
  expect(wrong).toEqual([]);
});

test("the way in the data is the way on the page", () => {
  const wrong = faults(
    publicPages.filter(({ route }) => route !== "/"),
    (page) => {
      const list = breadcrumbs.safeParse(ofType(page, "BreadcrumbList")[0]);
      const said = list.data?.itemListElement.map(({ name }) => name).join(" > ");
      const shown = page
        .$('nav[aria-label="Breadcrumb"] li')
        .toArray()
        .map((element) => page.$(element).text().trim())
        .join(" > ");
      return said === shown ? [] : [`data ${said}, page ${shown}`];
    },
  );
  expect(wrong).toEqual([]);
});

test("the home page and the not-found page tell no way", () => {
  const wrong = faults([pageAt("/"), ...notFoundPages], (page) => [
    ...ofType(page, "BreadcrumbList").map(() => "BreadcrumbList"),
    ...page
      .$('nav[aria-label="Breadcrumb"]')
      .toArray()
      .map(() => `visible: ${textOf(page.$, 'nav[aria-label="Breadcrumb"]', " ")}`),
  ]);
  expect(wrong).toEqual([]);
});

test.each(all("BlogPost").map((post) => [post.id, post] as const))(
  "the article %s is described as it stands",
  (id, { data, markdown }) => {
    const address = absolute(`/blog/${id}/`);
    const schema = z.looseObject({
      headline: z.literal(data.title),
      description: z.literal(data.seo.description),
      datePublished: z.literal(data.date),
      dateModified: z.iso.date().refine((day) => day >= data.date, { error: "before publication" }),
      inLanguage: z.literal(site.language),
      author: z.looseObject({ "@type": z.literal("Organization"), name: z.literal(data.author) }),
      publisher: reference,
      mainEntityOfPage: z.literal(address),
      image: z.array(onSite).min(1),
      wordCount: z.literal(markdown?.words),
      keywords: z.literal(data.seo.keywords.join(", ")),
    });
    expect(problems(pageAt(`/blog/${id}/`), "BlogPosting", schema)).toEqual([]);
  },
);

test.each(all("Service").map((service) => [service.id, service] as const))(
  "the service %s is described as it stands",
  (id, { data }) => {
    const schema = z.looseObject({
      name: z.literal(data.title),
      description: z.string().min(50),
      url: z.literal(absolute(`/services/${id}/`)),
      provider: reference,
    });
    expect(problems(pageAt(`/services/${id}/`), "Service", schema)).toEqual([]);
  },
);

test("only articles are BlogPosting, and only service pages are Service", () => {
  const routes = (type: string) =>
    pages.filter((page) => ofType(page, type).length > 0).map(({ route }) => route);
  expect(routes("BlogPosting")).toEqual(
    all("BlogPost")
      .map(({ id }) => `/blog/${id}/`)
      .sort(),
  );
  expect(routes("Service")).toEqual(
    all("Service")
      .map(({ id }) => `/services/${id}/`)
      .sort(),
  );
});

/** Every type and every property in a tree of data. */
function namesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(namesIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    name,
    ...(name === "@type" ? [String(value)] : []),
    ...namesIn(value),
  ]);
}

test("nothing rates the firm by itself, and no questions are marked up for search", () => {
  const banned = [
    "Review",
    "AggregateRating",
    "Rating",
    "review",
    "aggregateRating",
    "FAQPage",
    "Question",
  ];
  const wrong = faults(pages, (page) =>
    namesIn(dataOf(page)).filter((name) => banned.includes(name)),
  );
  expect(wrong).toEqual([]);
});

test("no structured data is written as microdata beside it", () => {
  expect(
    faults(pages, ({ $ }) =>
      $("[itemscope]")
        .toArray()
        .map(({ name }) => name),
    ),
  ).toEqual([]);
});
