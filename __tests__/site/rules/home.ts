/** The sections of the home page. */
import { withWord } from "../../../src/charts/figure-text";
import { weeksText } from "../../../src/charts/ranges";
import { fill } from "../../../src/lib/fill-names";
import { oneSpace, type Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all, homePosts, one, only } from "../../support/content-files";
import { readTimeOf } from "./article-lists";
import { missingCalls } from "./call-links";
import { leadsTo, sameList } from "./lists";
import { onPage, type Rule } from "./rule";

const home = only("HomePage");
const teasers = homePosts;

const cases = home.cases ? all("CaseTeaser") : [];

/** The section below a heading. */
const sectionOf = ({ $ }: Page, title = "") =>
  $("main > section").filter(
    (_, each) => oneSpace($(each).find("h1, h2").first().text()) === oneSpace(title),
  );

/** A rule that a section has entries, in order of their first texts; it may be left out of the page. */
const holds = (what: string, title: string | undefined, entries: string[][]): Rule =>
  onPage("/", `the home page shows ${what}`, (page) => {
    if (!title) return [];
    const shown = oneSpace(sectionOf(page, title).text());
    const places = entries.map(([name = ""]) => shown.indexOf(oneSpace(name)));
    return [
      ...entries.flat().filter((text) => !shown.includes(oneSpace(text))),
      ...(places.join() === places.toSorted((a, b) => a - b).join() ? [] : ["in another order"]),
    ];
  });

/** The calls to action of the page; one that content uses twice is listed twice. */
const calls = [
  home.hero.call,
  home.services?.call,
  home.process?.call,
  ...(cases.length > 0 ? [home.cases?.call] : []),
  home.integrations?.call,
].filter((id) => id !== undefined);

const links = [
  home.hero.secondary,
  home.services?.link,
  home.about?.link,
  home.process?.link,
  ...(teasers.length > 0 ? [home.blog?.link, home.blog?.resources] : []),
].filter((link) => link !== undefined);

const cardCall = home.cases ? one("CallToAction", home.cases.cardCall).label : "";

export const rules: Rule[] = [
  holds(
    "every service",
    home.services?.intro.title,
    all("Service").map(({ data }) => [
      data.description,
      fill(WORDS.services.read, { title: data.title }),
    ]),
  ),
  holds(
    "every value",
    home.about?.intro.title,
    all("Value").map(({ data }) => [data.description, data.title]),
  ),
  holds(
    "every step of the process",
    home.process?.intro.title,
    all("ProcessStep").map(({ data }) => [data.outcome, data.title, weeksText(data.weeks ?? null)]),
  ),
  holds(
    "every teaser of a case study",
    home.cases?.intro.title,
    cases.map(({ data }) => [
      data.description,
      data.metric,
      data.metricLabel,
      withWord(data.weeks, "weeks"),
      ...data.results,
      ...data.highlights,
      one("Industry", one("CaseStudy", data.study).category).title,
      cardCall,
    ]),
  ),
  holds(
    "every integration, by category",
    home.integrations?.intro.title,
    all("IntegrationCategory").flatMap(({ id, data: { title } }) => {
      const tools = all("Integration").filter(({ data }) => data.category === id);
      return tools.length > 0 ? [["", title, ...tools.map(({ data }) => data.name)]] : [];
    }),
  ),
  holds(
    "the chosen articles, in that order",
    teasers.length > 0 ? home.blog?.intro.title : undefined,
    teasers.map((post) => [post.data.excerpt, post.data.title, post.data.author, readTimeOf(post)]),
  ),
  onPage("/", "the teasers link to their articles", (page) =>
    leadsTo(page, home.blog ? teasers.map(({ id }) => routeOf("BlogPost", id)) : []),
  ),
  onPage("/", "the home page has every call to action, with its event and state", (page) =>
    missingCalls(page, [
      ...calls.map((id) => ({ id })),
      ...cases.map(({ data }) => {
        const industry = one("Industry", one("CaseStudy", data.study).category).title;
        return {
          id: home.cases?.cardCall ?? "",
          label: `${cardCall} for ${industry}`,
          place: { industry, study: data.study },
        };
      }),
    ]),
  ),
  onPage(
    "/",
    "the entries of a list appear 50 ms apart for tools, 100 for services and 150 for case studies",
    (page) =>
      Object.entries({ integrations: "50", services: "100", teasers: "150" }).flatMap(
        ([list, wait]) =>
          page
            .attributes(`main .${list} > li`, "data-reveal")
            .filter((delay) => delay !== wait)
            .map((delay) => `${list}: ${delay || "none"}`),
      ),
  ),
  onPage("/", "the home page has the guarantee", (page) =>
    sameList(page.texts("main .guarantee"), [oneSpace(only("SiteSettings").guarantee)]),
  ),
  onPage("/", "the home page has every link of content", (page) =>
    leadsTo(
      page,
      links.map(({ to }) => to),
    ),
  ),
];
