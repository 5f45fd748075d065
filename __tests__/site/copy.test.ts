/** Every text of a page's content file stands in the server's HTML, so it is there without scripts. */
import { z } from "zod";
import { noteOf, unwrap } from "../../src/content/fields";
import { kindOf, type KindName } from "../../src/content/kinds";
import { all, content, missing, only, pageAt, routeOf } from "../support/site";

/**
 * Fields that do not stand on the page of their own file: texts of other pages (those of each service
 * stand in services.yml, for example), of states that a built page is not in, keys and days.
 */
const elsewhere: Partial<Record<KindName, string[]>> = {
  HomePage: ["seo"],
  ServicesPage: ["seo", "viewLabel", "sections"],
  AboutPage: ["seo"],
  ProcessPage: ["seo"],
  CareersPage: ["seo", "empty"],
  CaseStudiesPage: ["seo", "empty"],
  BlogPage: ["seo", "empty", "article", "closing", "pages"],
  ResourcesPage: ["seo", "empty", "guide", "calculator"],
  ToolsPage: ["seo", "empty", "sections", "closing"],
  AuditPage: ["seo"],
  LegalPage: ["seo"],
  ContactPage: ["seo", "form.mailFallback"],
  Service: ["seo", "description"],
  BlogPost: ["seo", "date", "coverAlt"],
  Guide: ["seo", "updated", "coverAlt"],
  LegalDocument: ["seo", "lastUpdated"],
  Tool: ["seo", "description"],
  // Texts with figures in them are looked for by calculators.test.ts.
  Calculator: [
    "seo",
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
    "sources.href",
  ],
};

/** Every text in a tree of data that is written to be read: no reference, address, picture or choice. */
function textsIn(schema: z.core.$ZodType, data: unknown, left: string[], path = ""): string[] {
  if (data === undefined || data === null || left.includes(path) || noteOf(schema)) return [];
  const { inner } = unwrap(schema);
  if (typeof data === "string") return inner._zod.def.type === "string" ? [data] : [];
  if (inner instanceof z.ZodObject)
    return Object.entries(data).flatMap(([name, value]) => {
      const field = (inner.shape as Record<string, z.core.$ZodType | undefined>)[name];
      return field ? textsIn(field, value, left, path ? `${path}.${name}` : name) : [];
    });
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item) => textsIn(inner.element, item, left, path));
  return [];
}

const own = content.entries.flatMap((entry) => {
  const route = routeOf(entry);
  const texts = textsIn(kindOf(entry.kind).schema, entry.data, elsewhere[entry.kind] ?? []);
  return route ? [[route, entry.file, texts] as const] : [];
});

test.each(own)("%s holds every text of %s", (route, _, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(missing(pageAt(route), texts)).toEqual([]);
});

test.each(all("Service").map((service) => [service.id, service.data] as const))(
  "the page of the service %s holds its calls, its tools and the figures of the firm",
  (id, data) => {
    const call = all("CallToAction").find((each) => each.id === data.call)?.data.label ?? "no call";
    const tools = (data.integrations ?? []).map(
      (tool) => all("Integration").find((each) => each.id === tool)?.data.name ?? `no ${tool}`,
    );
    const { sections, viewLabel } = only("ServicesPage");
    const headings = [sections.benefits, sections.features, sections.faqs];
    const page = pageAt(`/services/${id}/`);
    expect(missing(page, [call, ...tools, viewLabel, ...headings])).toEqual([]);
    expect(page.$("main details").length).toBe(data.faqs.length);
  },
);
