/** Pages that list entries show all of them in full and lead to each, and to nothing that is not published. */
import type { Page } from "../../support/built-page";
import { articleLists, industryPages, routeOf } from "../../support/built-routes";
import { all, companyFacts, one, only, unpublished } from "../../support/content-files";
import { dayInWords, minutesOf } from "./dates";
import { differences, onPage, onPagesOf, type Rule } from "./rule";

type Post = ReturnType<typeof all<"BlogPost">>[number];
type Study = ReturnType<typeof all<"CaseStudy">>[number];

/** The faults of a list that may be empty: then the page says so in a sentence, and only then. */
const orEmpty = (page: Page, count: number, empty: string): string[] =>
  (count === 0) === page.text.includes(empty) ? [] : [`${count} entries, and "${empty}"`];

const cardTexts = ({ data }: Post): string[] => [
  data.title,
  data.excerpt,
  data.author,
  dayInWords(data.date),
  one("Category", data.category).title,
];

const { postsPerPage, pages: words, allLabel, filterByCategory, empty } = only("BlogPage");

const lists = new Map(
  articleLists.flatMap((list) =>
    list.routes.map((route, index) => [route, { ...list, number: index + 1 }] as const),
  ),
);

/** The articles that the pages of a list have shown so far, by the address of the list. */
const listed = new Map<string, Map<number, string[]>>();

const studyTexts = ({ data }: Study): string[] => [
  data.title,
  data.client,
  data.description,
  data.challenge,
  data.solution,
  `${data.months} months`,
  one("Industry", data.category).title,
  ...data.results.flatMap(({ value, label }) => [value, label]),
  ...data.technologies,
  ...Object.values(only("CaseStudiesPage").labels),
];

function studyFaults(page: Page, studies: readonly Study[]): string[] {
  const ids = studies.map(({ id }) => id);
  return [
    ...page.missing(studies.flatMap(studyTexts)),
    ...differences(page.attributes("main article[id]", "id"), ids),
  ];
}

const chips = (labels: readonly string[], routes: readonly string[], page: Page): string[] => [
  ...page.missing(labels),
  ...routes.filter((route) => !page.links("main").includes(route)),
];

const careers = only("CareersPage");
const tools = only("ToolsPage");
const studies = only("CaseStudiesPage");
const services = only("ServicesPage");

const serviceTexts = all("Service").flatMap(({ data }) => [
  data.title,
  data.description,
  ...data.features,
  `${services.cardLabel} ${data.title}`,
]);

const leadsTo = (page: Page, routes: readonly string[]): string[] =>
  routes.filter((route) => !page.links("main").includes(route)).map((route) => `no link: ${route}`);

const serviceRoutes = all("Service").map(({ id }) => routeOf("Service", id));

const posts = new Map(all("BlogPost").map((post) => [routeOf("BlogPost", post.id), post]));

const dated = new Map([
  ...all("BlogPost").map(({ id, data }) => [routeOf("BlogPost", id), data.date] as const),
  ...all("Guide").map(({ id, data }) => [routeOf("Guide", id), data.updated] as const),
  ...all("LegalDocument").map(
    ({ id, data }) => [routeOf("LegalDocument", id), data.lastUpdated] as const,
  ),
]);

const hiddenJobs = unpublished("Job").map(({ data }) => data.title);

export const rules: Rule[] = [
  onPagesOf(lists, "every list of articles has a card for each, with its facts", (page, list) => {
    const links = page.attributes("main .posts h3 a", "href");
    const shown = list.posts.filter(({ id }) => links.includes(routeOf("BlogPost", id)));
    const left = list.posts.length - (list.number - 1) * postsPerPage;
    const count = Math.min(postsPerPage, left);
    const days = shown.map(({ data }) => data.date);
    const pageOf = listed.get(list.base) ?? new Map<number, string[]>();
    listed.set(list.base, pageOf.set(list.number, links));
    return [
      ...page.missing(shown.flatMap(cardTexts)),
      ...(links.length === count ? [] : [`${links.length} cards, not ${count}`]),
      ...differences(page.attributes("main .posts time", "datetime").toSorted(), days.toSorted()),
      ...orEmpty(page, list.posts.length, empty),
    ];
  }),
  {
    name: "the pages of a list hold every article once, newest first",
    whole: () =>
      articleLists.flatMap(({ base, posts: wanted, routes }) => {
        const shown = routes.flatMap((_, index) => listed.get(base)?.get(index + 1) ?? []);
        const days = shown.map((route) => posts.get(route)?.data.date ?? "");
        return [
          ...differences(
            shown,
            wanted.map(({ id }) => routeOf("BlogPost", id)),
          ),
          ...(shown.length === wanted.length ? [] : [`${shown.length} cards`]),
          ...(days.join() === days.toSorted().toReversed().join() ? [] : ["not newest first"]),
        ].map((fault) => `${base}: ${fault}`);
      }),
  },
  onPagesOf(lists, "the pages of a list lead to each other", (page, { routes, number }) =>
    routes.length === 1
      ? page.attributes(`nav[aria-label="${words.label}"]`, "aria-label")
      : [routes[number - 2], routes[number]].filter(
          (route): route is string =>
            route !== undefined && !page.links(`nav[aria-label="${words.label}"]`).includes(route),
        ),
  ),
  onPagesOf(lists, "the chips name every category, and lead where the owner filters", (page) => [
    ...chips(
      [allLabel, ...all("Category").map(({ data }) => data.title)],
      articleLists.map(({ base }) => base),
      page,
    ).filter((fault) => filterByCategory || !fault.startsWith("/")),
    ...(filterByCategory
      ? []
      : page.links("main").filter((to) => to.startsWith("/blog/category/"))),
  ]),
  onPage("/case-studies/", "every case study is told in full, in its place", (page) => [
    ...studyFaults(page, all("CaseStudy")),
    ...orEmpty(page, all("CaseStudy").length, studies.empty),
    ...differences(
      page.attributes("main .case-index a", "href"),
      all("CaseStudy").map(({ id }) => `#${id}`),
    ),
    ...(studies.filterByIndustry
      ? chips(
          [studies.allLabel],
          industryPages.map(({ route }) => route),
          page,
        )
      : page.links("main").filter((to) => /^\/case-studies\/[^#]/.test(to))),
  ]),
  onPagesOf(
    new Map(industryPages.map((industry) => [industry.route, industry.studies])),
    "the page of an industry holds its case studies alone",
    studyFaults,
  ),
  onPage(
    "/services/",
    "every service stands in the list, and what clients said below it",
    (page) => [
      ...page.missing(serviceTexts),
      ...leadsTo(page, serviceRoutes),
      ...differences(
        page.texts("main .ledger h3"),
        all("Service").map(({ data }) => data.title),
      ),
      ...page.missing(
        all("Testimonial").flatMap(({ data }) => [data.quote, data.author, data.title]),
      ),
      ...(page.$("main .testimonials > li").length === all("Testimonial").length
        ? []
        : ["another number of testimonials"]),
      // Without a testimonial there is no section for them.
      ...(page.$("#testimonials").length === Math.min(1, all("Testimonial").length)
        ? []
        : ["the heading of the testimonials"]),
    ],
  ),
  onPage("/about/", "every value is there", (page) =>
    page.missing(all("Value").flatMap(({ data }) => [data.title, data.description])),
  ),
  onPage("/process/", "every step is there in full", (page) =>
    page.missing(
      all("ProcessStep").flatMap(({ data }) => [
        data.title,
        data.subtitle,
        data.description,
        data.duration,
        ...data.deliverables,
        data.outcome,
      ]),
    ),
  ),
  onPage("/about/careers/", "every open position and perk is there, and nothing else", (page) => [
    ...page.missing([
      ...all("Job").flatMap(({ data }) => [
        data.title,
        data.department,
        data.location,
        data.type,
        data.salary,
        data.description,
      ]),
      ...(all("Job").length > 0 ? [careers.salaryNote] : []),
      ...all("Perk").flatMap(({ data }) => [data.title, data.description]),
    ]),
    ...differences(
      page.texts("main .jobs h3"),
      all("Job").map(({ data }) => data.title),
    ),
    ...page.texts("main .jobs h3").filter((title) => hiddenJobs.includes(title)),
    ...orEmpty(page, all("Job").length, careers.empty),
    ...(all("Job").length > 0 ? leadsTo(page, [one("CallToAction", careers.call).to]) : []),
  ]),
  onPage(
    "/resources/",
    "every group of resources is there, and each resource is linked",
    (page) => [
      ...page.missing(
        all("ResourceGroup").flatMap(({ data }) => [
          data.title,
          data.description,
          ...data.resources.flatMap(({ name, description, type }) => [name, description, type]),
        ]),
      ),
      ...leadsTo(page, [
        ...all("ResourceGroup").flatMap(({ data }) => data.resources.map(({ link }) => link)),
        only("ResourcesPage").tools.to,
        only("ResourcesPage").audit.link.to,
      ]),
      ...orEmpty(page, all("ResourceGroup").length, only("ResourcesPage").empty),
    ],
  ),
  onPage("/resources/tools/", "every tool is there with its state and a way to it", (page) => [
    ...page.missing(
      all("Tool").flatMap(({ data }) => [
        data.title,
        data.description,
        data.category,
        data.status,
        tools.readLabel,
        ...(data.status === "Available" ? [] : [tools.comingSoonLabel]),
      ]),
    ),
    ...leadsTo(
      page,
      all("Tool").map(({ id }) => routeOf("Tool", id)),
    ),
    ...differences(
      page.texts("main .tools h2"),
      all("Tool").map(({ data }) => data.title),
    ),
    ...orEmpty(page, all("Tool").length, tools.empty),
  ]),
  onPage("/legal/", "every legal text is there with its day, and so is the company", (page) => [
    ...page.missing([
      ...all("LegalDocument").flatMap(({ data }) => [
        data.title,
        data.description,
        dayInWords(data.lastUpdated),
      ]),
      ...Object.values(companyFacts),
    ]),
    ...leadsTo(
      page,
      all("LegalDocument").map(({ id }) => routeOf("LegalDocument", id)),
    ),
  ]),
  onPagesOf(dated, "dated pages show their day, for people and for machines", (page, day) => {
    const shown = page.textOf(`main time[datetime="${day}"]`);
    return shown === dayInWords(day) ? [] : [`"${shown}" for ${day}`];
  }),
  onPagesOf(posts, "an article states its minutes, and leads on to another", (page, { data }) => {
    const minutes = minutesOf(page.textOf("main .byline", " "));
    const related = page.links("main .related");
    const others = [...posts.keys()].filter((route) => page.links("main article").includes(route));
    return [
      ...(data.readTime ? (minutes === data.readTime ? [] : [`${minutes} minutes`]) : []),
      ...(minutes > 0 ? [] : ["no minutes"]),
      ...(related.includes(page.route) ? ["is related to itself"] : []),
      ...(posts.size > 1 && !others.some((route) => route !== page.route) ? ["leads nowhere"] : []),
    ];
  }),
];
