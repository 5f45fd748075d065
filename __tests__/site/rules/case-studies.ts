/** The case studies on their list, and on the page of each. */
import { withWord } from "../../../src/charts/figure-text";
import { routeOf } from "../../support/built-routes";
import { all, one, only } from "../../support/content-files";
import { leadsTo, sameList } from "./lists";
import { onPage, onPagesOf, type Rule } from "./rule";

type Study = ReturnType<typeof all<"CaseStudy">>[number];

const copy = only("CaseStudiesPage");

const { challenge, solution, results, technologies, duration, more, read } = WORDS.cases;

const lengthOf = ({ months }: Study["data"]) => withWord(months, "months");

const studyTexts = ({ data }: Study): string[] => [
  data.title,
  data.client,
  data.description,
  data.challenge,
  data.solution,
  lengthOf(data),
  one("Industry", data.category).title,
  ...data.results.flatMap(({ value, label }) => [value, label]),
  ...data.technologies,
  ...[challenge, solution, results, technologies, duration, more, read],
];

export const rules: Rule[] = [
  onPage(
    "/case-studies/",
    "the case studies page has every case study in full, in the order of content",
    (page) => {
      const studies = all("CaseStudy");
      const ids = studies.map(({ id }) => id);
      return [
        ...page.missing(studies.flatMap(studyTexts)),
        ...sameList(page.attributes("main article[id]", "id"), ids),
        ...leadsTo(
          page,
          ids.map((id) => routeOf("CaseStudy", id)),
        ),
      ];
    },
  ),
  onPagesOf(
    new Map(all("CaseStudy").map((study) => [routeOf("CaseStudy", study.id), study])),
    "the page of a case study has its length, its services, its neighbours and its call",
    (page, study) => {
      const ids = all("CaseStudy").map(({ id }) => id);
      const place = ids.indexOf(study.id);
      const neighbours = [ids[place - 1], ids[place + 1]].flatMap((id) => id ?? []);
      const { call, title, lead } = copy.study;
      return [
        ...page.missing([
          lengthOf(study.data),
          one("Industry", study.data.category).title,
          title,
          lead,
        ]),
        ...leadsTo(page, [
          ...neighbours.map((id) => routeOf("CaseStudy", id)),
          ...study.data.services.map((id) => routeOf("Service", id)),
          one("CallToAction", call).to,
        ]),
      ];
    },
  ),
];
