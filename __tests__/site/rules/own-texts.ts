/** Every text of a page's content file stands in the server's HTML, so it is there without scripts. */
import type { KindName } from "../../../src/model/kinds";
import { contentPages, routeOf } from "../../support/built-routes";
import { all, one, only } from "../../support/content-files";
import { onPagesOf, type Rule } from "./rule";

/**
 * Fields that do not stand on the page of their own file: texts of other pages (the headings of every service
 * stand in services.yml, for example), and of states that a built page is not in.
 */
const elsewhere: Partial<Record<KindName, string[]>> = {
  ServicesPage: ["viewLabel", "sections", "testimonials"],
  CareersPage: ["empty", "salaryNote"],
  CaseStudiesPage: ["empty", "allLabel", "labels"],
  BlogPage: ["empty", "article", "closing", "pages"],
  ResourcesPage: ["empty", "guide", "calculator"],
  ToolsPage: ["empty", "sections", "closing", "readLabel", "comingSoonLabel"],
  ContactPage: ["form.mailFallback"],
  HomePage: ["blog"],
  Service: ["description"],
  Tool: ["description"],
  // Texts with figures in them are looked for by the rules of calculators.
  Calculator: [
    "description",
    "lead",
    "inputs.unit",
    "lines.working",
    "lines.result",
    "lines.none",
    "results.value",
    "results.none",
    "outcomes",
    "reading.description",
  ],
};

/** Keys, references, days and what search engines are told: nothing that stands on a page as it is written. */
const unread = new Set([
  "id",
  "seo",
  "key",
  "kind",
  "type",
  "tone",
  "icon",
  "formula",
  "check",
  "call",
  "cardCall",
  "to",
  "href",
  "link",
  "value",
  "unit",
  "category",
  "date",
  "updated",
  "lastUpdated",
  "cover",
  "coverAlt",
  "image",
  "imageAlt",
]);

/** Lists of these names hold the ids of other entries, unless they hold groups of fields. */
const references = new Set(["claims", "integrations", "services", "posts", "guides"]);

/** Every text in a tree of data that is written to be read. */
function textsIn(data: unknown, left: string[], path: string[] = []): string[] {
  const name = path.at(-1) ?? "";
  if (left.includes(path.join("."))) return [];
  if (typeof data === "string") return unread.has(name) || references.has(name) ? [] : [data];
  if (name === "seo" || typeof data !== "object" || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((item) => textsIn(item, left, path));
  return Object.entries(data).flatMap(([field, value]) => textsIn(value, left, [...path, field]));
}

const texts = new Map(
  contentPages.flatMap(({ route, kind, id }) => {
    const entry = all(kind).find((each) => each.id === id);
    return entry ? [[route, textsIn(entry.data, elsewhere[kind] ?? [])] as const] : [];
  }),
);

const services = new Map(
  all("Service").map(({ id, data }) => [
    routeOf("Service", id),
    {
      questions: data.faqs.length,
      texts: [
        one("CallToAction", data.call).label,
        only("ServicesPage").viewLabel,
        ...(data.integrations ?? []).map((tool) => one("Integration", tool).name),
        ...["benefits", "features", "faqs"].map(
          (name) => only("ServicesPage").sections[name as "benefits" | "features" | "faqs"],
        ),
      ],
    },
  ]),
);

const toolSections = Object.values(only("ToolsPage").sections);
const tools = new Map(all("Tool").map(({ id }) => [routeOf("Tool", id), toolSections]));

/** A guided check stands on the page of its tool, with all questions in the HTML. */
const checks = new Map(
  all("Tool").flatMap(({ id, data }) => {
    if (!data.check) return [];
    const { title, lead, privacy, withoutScript, areas } = one("Check", data.check);
    return [
      [routeOf("Tool", id), textsIn({ title, lead, privacy, withoutScript, areas }, [])] as const,
    ];
  }),
);

const { article, closing } = only("BlogPage");
const articles = new Map(
  all("BlogPost").map(({ id, data }) => [
    routeOf("BlogPost", id),
    [
      one("Category", data.category).title,
      article.readTime,
      article.services,
      ...data.services.map((service) => one("Service", service).title),
      closing.title,
      closing.lead,
      one("CallToAction", closing.call).label,
    ],
  ]),
);

const { guide } = only("ResourcesPage");
const guides = new Map(
  all("Guide").map(({ id }) => [
    routeOf("Guide", id),
    [
      only("Navigation").search.types.Guide ?? "",
      guide.title,
      guide.lead,
      one("CallToAction", guide.call).label,
    ],
  ]),
);

export const rules: Rule[] = [
  onPagesOf(texts, "every text of a content file stands on its page", (page, own) =>
    page.missing(own),
  ),
  onPagesOf(services, "every service has its calls, its tools and its questions", (page, own) => [
    ...page.missing(own.texts),
    ...(page.$("main details").length === own.questions ? [] : ["not every question is there"]),
  ]),
  onPagesOf(tools, "every tool has the headings that all share", (page, own) => page.missing(own)),
  onPagesOf(checks, "every question of a guided check stands on its tool's page", (page, own) =>
    page.missing(own),
  ),
  onPagesOf(articles, "every article has its category, its services and a call", (page, own) =>
    page.missing(own),
  ),
  onPagesOf(guides, "every guide says what it is and ends with a call", (page, own) =>
    page.missing(own),
  ),
];
