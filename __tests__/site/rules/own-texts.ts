/** Every text of a page's content file is in the server's HTML. */
import { z } from "zod";
import { kindOf, kindsWithPages, type KindName } from "../../../src/model/kinds";
import { fieldsIn, type FieldValue } from "../../../src/model/walk-fields";
import { contentPages, routeOf } from "../../support/built-routes";
import { all, homePosts, one, only } from "../../support/content-files";
import { isMachineRead } from "../../support/machine-read";
import { readPage } from "../../support/site";
import { missingCalls } from "./call-links";
import { hasToolGroup } from "./resource-groups";
import { onAllPages, onPagesOf, type Rule } from "./rule";

const hasHomeTeasers = homePosts.length > 0;

/** A field that no page shows while a list has no entry. */
const ifNone = (kind: KindName, field: string) => (all(kind).length > 0 ? [] : [field]);

/**
 * Fields that the page of their own file does not show: texts of other pages (for example, services.yml has the headings
 * of every service), of states that a built page is not in, and names that only machines read. Texts of a list that the
 * pages of its entries show need no line here.
 */
const elsewhere: Partial<Record<KindName, string[]>> = {
  ServicesPage: [
    "prices",
    ...ifNone("Testimonial", "testimonials"),
    ...ifNone("CaseStudy", "closing"),
  ],
  AboutPage: [
    ...(only("AboutPage").claims.length > 0 ? [] : ["statsTitle"]),
    ...ifNone("TeamMember", "teamTitle"),
  ],
  AuditPage: ["sample.bridge.unit"],
  CareersPage: ["salaryNote", ...ifNone("Job", "hiring"), ...ifNone("Perk", "perksTitle")],
  CaseStudy: ["solution", "imageAlt", "measures.unit", "bridge.unit"],
  CaseStudiesPage: ifNone("ImpactItem", "impact"),
  BlogPage: ["pagesDescription"],
  ResourcesPage: ["calculator.message", ...(hasToolGroup ? [] : ["tools"])],
  ContactPage: ["form.booking", "form.leadValues.currency"],
  // A section without entries is left out.
  HomePage: [...(hasHomeTeasers ? [] : ["blog"]), ...ifNone("CaseTeaser", "cases")],
  BlogPost: ["coverAlt"],
  Guide: ["coverAlt"],
  Service: ["description", "exhibit.unit"],
  Tool: ["description"],
  Calculator: ["description", "outcomes"],
};

/** Fields for machines, for other rules, and for states that a built page is not in. */
const alwaysElsewhere = new Set([
  ...["id", "key", "seo", "empty", "none"],
  ...["sent", "thanks"],
  // Forms that have a backup work without script.
  ...(only("SiteSettings").forms.backup === "none" ? [] : ["withoutScript"]),
]);

/** Every readable text of a kind's data, except in the fields to leave out. */
function textsIn(schema: z.core.$ZodType, data: unknown, leftOut: string[]): string[] {
  const isLeftOut = (field: FieldValue) => {
    const names = field.path.filter((part) => typeof part === "string");
    const name = names.at(-1) ?? "";
    const isElsewhere = alwaysElsewhere.has(name) || leftOut.includes(names.join("."));
    return isElsewhere || isMachineRead(field) || field.inner instanceof z.ZodEnum;
  };
  const fields = fieldsIn(schema, data, isLeftOut);
  // A page has figures in place of names in braces.
  return fields.flatMap(({ value }) =>
    typeof value === "string"
      ? value.split(/\{\w+\}/).filter((part) => /[\p{L}\p{N}]/u.test(part))
      : [],
  );
}

/** Kinds without a page of their own, each with the page that shows every text of every entry. */
const listPages: [KindName, string][] = [
  ["Job", "/about/careers/"],
  ["Perk", "/about/careers/"],
  ["ProcessStep", "/process/"],
  ["ResourceGroup", "/resources/"],
  ["Testimonial", "/services/"],
  ["Value", "/about/"],
];

const texts = new Map<string, string[]>();

function addTexts(route: string, kind: KindName, data: unknown): void {
  const added = textsIn(kindOf(kind).schema, data, elsewhere[kind] ?? []);
  texts.set(route, [...(texts.get(route) ?? []), ...added]);
}

for (const { route, kind, id } of contentPages)
  for (const entry of all(kind)) if (entry.id === id) addTexts(route, kind, entry.data);

for (const [kind, route] of listPages)
  for (const { data } of all(kind)) addTexts(route, kind, data);

const services = new Map(
  all("Service").map(({ id, data }) => [
    routeOf("Service", id),
    {
      title: data.title,
      call: data.call,
      questions: data.faqs.length,
      tools: (data.integrations ?? []).map((tool) => one("Integration", tool).name),
    },
  ]),
);

/** The page of a tool with a questionnaire has all questions; what an area costs is in the result. */
const questionnaires = new Map(
  all("Tool").flatMap(({ id, data }) => {
    if (!data.questionnaire) return [];
    const { title, lead, privacy, withoutScript, areas } = one("Questionnaire", data.questionnaire);
    const asked = areas.map(({ cost: _cost, ...area }) => area);
    const shown = { title, lead, privacy, withoutScript, areas: asked };
    return [[routeOf("Tool", id), textsIn(kindOf("Questionnaire").schema, shown, [])] as const];
  }),
);

/** The pages of a list's entries. */
const entryPages = (list: string): string[] =>
  kindsWithPages
    .filter((kind) => kindOf(kind).list === list)
    .flatMap((kind) => all(kind).map(({ id }) => routeOf(kind, id)));

export const rules: Rule[] = [
  onAllPages(
    "every text of a content file is on its page or that of its list, or on the pages of the entries that it lists",
    (page) => page.missing(texts.get(page.route) ?? []),
    (pages) =>
      [...pages].flatMap(([list, missing]) => {
        let left = missing;
        for (const route of entryPages(list))
          if (left.length > 0) left = readPage(route).missing(left);
        return left.map((text) => `${list}: ${text}`);
      }),
  ),
  onPagesOf(services, "every service has its calls to action, tools and questions", (page, own) => {
    const place = { page: page.route, service: own.title };
    return [
      // At the top and at the end of the page.
      ...missingCalls(page, [
        { id: own.call, place },
        { id: own.call, place },
        { id: "view_services", label: WORDS.services.all, place },
      ]),
      ...page.missing(own.tools),
      ...(page.$("main details").length === own.questions ? [] : ["not every question is there"]),
    ];
  }),
  onPagesOf(
    questionnaires,
    "the page of a tool has every question of its questionnaire",
    (page, own) => page.missing(own),
  ),
];
