/** Pages that list entries show all published entries in full and link to each. */
import { fill } from "../../../src/lib/fill-names";
import { oneSpace } from "../../support/built-page";
import { changedPages, routeOf } from "../../support/built-routes";
import { all, one, only, shownCompanyFacts } from "../../support/content-files";
import { dayInWords, differences, leadsTo, orEmpty, sameList } from "./lists";
import { hasToolGroup, saidTypes } from "./resource-groups";
import { onPage, onPagesOf, type Rule } from "./rule";

const careers = only("CareersPage");
const tools = only("ToolsPage");

const serviceTexts = all("Service").flatMap(({ data }) => [
  data.description,
  fill(WORDS.services.read, { title: data.title }),
]);

const serviceRoutes = all("Service").map(({ id }) => routeOf("Service", id));

const path = all("PathStep").map(({ data }) => oneSpace(`${data.title} ${data.text}`));

const paths = new Map(["/", "/contact/", "/process/", "/services/"].map((route) => [route, path]));

export const rules: Rule[] = [
  onPagesOf(
    paths,
    "pages with the path to a proposal have its steps once, in order",
    (page, steps) => sameList(page.texts("main .path > li"), steps),
  ),
  onPage("/about/", "the about page names exactly the people of content", (page) =>
    differences(
      page.texts("main .team h3"),
      all("TeamMember").map(({ data }) => data.title),
    ),
  ),
  onPage(
    "/services/",
    "the services page lists every service, and testimonials if there are any",
    (page) => [
      ...page.missing(serviceTexts),
      ...leadsTo(page, serviceRoutes),
      ...sameList(
        page.texts("main .services h3"),
        all("Service").map(({ data }) => data.title),
      ),
      // The section is left out if there are no testimonials.
      ...(page.$("#testimonials").length === Math.min(1, all("Testimonial").length)
        ? []
        : ["the heading of the testimonials"]),
    ],
  ),
  onPage("/about/careers/", "the careers page has exactly the open jobs", (page) => [
    ...page.missing(all("Job").flatMap(({ data }) => [WORDS.jobs[data.type], careers.salaryNote])),
    ...sameList(
      page.texts("main .jobs h3"),
      all("Job").map(({ data }) => data.title),
    ),
    ...orEmpty(page, all("Job").length, careers.empty),
    ...(all("Job").length > 0 ? leadsTo(page, [one("CallToAction", careers.call).to]) : []),
  ]),
  onPage("/resources/", "the resources page links to each resource", (page) => [
    ...sameList(page.texts("main .resources li > span"), saidTypes),
    ...leadsTo(page, [
      ...all("ResourceGroup").flatMap(({ data }) => data.resources.map(({ link }) => link)),
      ...(hasToolGroup ? [only("ResourcesPage").tools.to] : []),
      only("ResourcesPage").audit.link.to,
    ]),
    ...orEmpty(page, all("ResourceGroup").length, only("ResourcesPage").empty),
  ]),
  onPage(
    "/resources/tools/",
    "the tools page has every tool with its status and a link",
    (page) => [
      ...page.missing(
        all("Tool").flatMap(({ data }) => [
          data.title,
          data.description,
          data.category,
          WORDS.tools[data.status],
          WORDS.tools.read,
          ...(data.status === "available" ? [] : [WORDS.tools.comingSoon]),
        ]),
      ),
      ...leadsTo(
        page,
        all("Tool").map(({ id }) => routeOf("Tool", id)),
      ),
      ...sameList(
        page.texts("main .tools h2"),
        all("Tool").map(({ data }) => data.title),
      ),
      ...orEmpty(page, all("Tool").length, tools.empty),
    ],
  ),
  onPage(
    "/legal/",
    "the legal page has every document with its date, and the company's details",
    (page) => [
      ...page.missing([
        ...all("LegalDocument").flatMap(({ data }) => [
          data.title,
          data.description,
          dayInWords(data.lastUpdated),
        ]),
        ...Object.values(shownCompanyFacts),
      ]),
      ...leadsTo(
        page,
        all("LegalDocument").map(({ id }) => routeOf("LegalDocument", id)),
      ),
    ],
  ),
  onPagesOf(changedPages, "pages with a date show it in a time element", (page, day) => {
    const shown = page.textOf(`main time[datetime="${day}"]`);
    return shown === dayInWords(day) ? [] : [`"${shown}" for ${day}`];
  }),
];
