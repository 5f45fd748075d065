/** The structured data of every page. */
import { z } from "zod";
import { oneSpace, type Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { absolute, all, one, only, origin } from "../../support/content-files";
import { builtRoutes, isBuilt } from "../../support/site";
import { sameList } from "./lists";
import { onEachPage, onPublicPages, type Rule } from "./rule";

const site = only("SiteSettings");

const node = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });
type Node = z.infer<typeof node>;

/** The structured data of a page. @throws if a block is no JSON, or has no context or type */
const dataOf = (page: Page): Node[] =>
  page
    .elements('script[type="application/ld+json"]')
    .map((block) => node.parse(JSON.parse(page.$(block).text())));

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

const publisher = z.looseObject({ "@id": z.literal(`${origin}/#organization`) });

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

/** The problems of the only item of a type on a page, as sentences. */
function problems(page: Page, type: string, schema: z.ZodType): string[] {
  const items = ofType(page, type);
  if (items.length !== 1) return [`${items.length} of ${type}`];
  const result = schema.safeParse(items[0]);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

/** The breadcrumbs in the structured data of a page. */
const stepsOf = (page: Page) =>
  breadcrumbs.safeParse(ofType(page, "BreadcrumbList")[0]).data?.itemListElement ?? [];

/** A rule for the pages below the home page. */
const below = (name: string, rule: (page: Page) => string[]): Rule =>
  onPublicPages(name, (page) => (page.route === "/" ? [] : rule(page)));

const breadcrumbNav = 'nav[aria-label="Breadcrumb"]';

/** What articles, guides and case studies have in common. */
const writing = (
  route: string,
  { title, seo }: { title: string; seo: { description: string } },
) => ({
  headline: z.literal(title),
  description: z.string().endsWith(seo.description),
  publisher,
  mainEntityOfPage: z.literal(absolute(route)),
  image: z.array(onSite).min(1),
});

/** The facts of a guide or a case study, whose author is the firm. */
const ofFirm = (
  kind: "Guide" | "CaseStudy",
  id: string,
  data: Parameters<typeof writing>[1],
  own: z.ZodRawShape,
) => {
  const route = routeOf(kind, id);
  const schema = z.looseObject({ ...writing(route, data), author: publisher, ...own });
  return [route, ["Article", schema]] as const;
};

/** The type of the data that a page has beside that of every page, with its facts. */
const facts = new Map<string, readonly [type: string, schema: z.ZodType]>([
  ["/", ["WebSite", z.looseObject({ name: z.literal(site.name), url: z.literal(`${origin}/`) })]],
  ...all("Guide").map(({ id, data }) =>
    ofFirm("Guide", id, data, {
      dateModified: z.literal(data.updated),
      wordCount: z.number().positive(),
    }),
  ),
  ...all("CaseStudy").map(({ id, data }) =>
    ofFirm("CaseStudy", id, data, {
      articleSection: z.literal(one("Industry", data.category).title),
    }),
  ),
  ...all("BlogPost").map(({ id, data }) => {
    const route = routeOf("BlogPost", id);
    const { keywords } = data.seo;
    const schema = z.looseObject({
      ...writing(route, data),
      datePublished: z.literal(data.date),
      dateModified: data.updated ? z.literal(data.updated) : z.undefined().optional(),
      inLanguage: z.literal(site.language),
      author: z.looseObject({ name: z.literal(data.author) }),
      wordCount: z.number().positive(),
      articleSection: z.literal(one("Category", data.category).title),
      keywords: keywords.length > 0 ? z.literal(keywords.join(", ")) : z.undefined().optional(),
    });
    return [route, ["BlogPosting", schema]] as const;
  }),
  ...all("Service").map(({ id, data }) => {
    const route = routeOf("Service", id);
    const schema = z.looseObject({
      name: z.literal(data.title),
      description: z.literal(data.seo.description),
      url: z.literal(absolute(route)),
      provider: publisher,
    });
    return [route, ["Service", schema]] as const;
  }),
]);

const types = ["WebSite", "Article", "BlogPosting", "Service"];

/** The parts of the structured data of a page that match. */
const partsLike = (pattern: RegExp) => (page: Page) =>
  JSON.stringify(dataOf(page)).match(pattern) ?? [];

/** Search engines forbid firms to rate themselves, and no longer show FAQs of firms. */
const banned = /"(?:Review|AggregateRating|Rating|review|aggregateRating|FAQPage|Question)"/g;

export const rules: Rule[] = [
  onEachPage("every page has one Organization with the facts of content", (page) =>
    problems(page, "Organization", organisation),
  ),
  below("every page below the home page has a BreadcrumbList", (page) =>
    problems(page, "BreadcrumbList", breadcrumbs),
  ),
  below(
    "breadcrumbs start at the home page, include every page above, end at the page, and count from 1",
    (page) => {
      const steps = stepsOf(page);
      const items = steps.map(({ item }) => item);
      const parts = page.route.split("/").filter(Boolean);
      const above = parts
        .map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`)
        .filter((route) => builtRoutes.includes(route))
        .map(absolute);
      return [
        steps.some(({ position }, index) => position !== index + 1) ? "positions" : "",
        items[0] === `${origin}/` ? "" : `begins at ${items[0]}`,
        items.at(-1) === absolute(page.route) ? "" : `ends at ${items.at(-1)}`,
        new Set(items).size === items.length ? "" : "the same step twice",
        ...above.filter((item) => !items.includes(item)).map((item) => `${item} is left out`),
      ].filter(Boolean);
    },
  ),
  below("the breadcrumbs on the page are those in the data: links, and the page itself", (page) => {
    const steps = stepsOf(page);
    const said = steps.map(({ name, item }, index) =>
      index === steps.length - 1 ? name : `${name} ${item.slice(origin.length)}`,
    );
    const shown = page.elements(`${breadcrumbNav} li > *`).map((step) => {
      const words = oneSpace(page.$(step).text());
      return step.attribs["aria-current"] === "page" ? words : `${words} ${step.attribs.href}`;
    });
    return sameList(shown, said);
  }),
  onEachPage("the home page and the 404 page have no breadcrumbs", (page) =>
    page.route === "/" || page.isNotFound
      ? [
          ...ofType(page, "BreadcrumbList").map(() => "BreadcrumbList"),
          ...page.texts(breadcrumbNav),
        ]
      : [],
  ),
  onEachPage(
    "articles, guides, case studies, services and the home page have their facts, and no other page",
    (page) => {
      const [own, schema] = facts.get(page.route) ?? [];
      return types.flatMap((type) =>
        schema && type === own
          ? problems(page, type, schema)
          : ofType(page, type).map(() => `has ${type}`),
      );
    },
  ),
  onEachPage(
    "structured data has no empty value",
    partsLike(/"\w*":(?:""|"undefined"|null|0|false|\[\])/g),
  ),
  onEachPage("structured data has no ratings, reviews or questions", partsLike(banned)),
];
