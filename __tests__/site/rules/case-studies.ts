/** The case studies on their page, and on the pages of industries if the owner filters by industry. */
import type { Page } from "../../support/built-page";
import { industryPages } from "../../support/built-routes";
import { all, one, only } from "../../support/content-files";
import { leadsTo, sameList } from "./lists";
import { onPage, onPagesOf, type Rule } from "./rule";

type Study = ReturnType<typeof all<"CaseStudy">>[number];

const copy = only("CaseStudiesPage");

const { month, months, ...labels } = copy.labels;

const studyTexts = ({ data }: Study): string[] => [
  data.title,
  data.client,
  data.description,
  data.challenge,
  data.solution,
  `${data.months} ${data.months === 1 ? month : months}`,
  one("Industry", data.category).title,
  ...data.results.flatMap(({ value, label }) => [value, label]),
  ...data.technologies,
  ...Object.values(labels),
];

function studyFaults(page: Page, studies: readonly Study[]): string[] {
  const ids = studies.map(({ id }) => id);
  return [
    ...page.missing(studies.flatMap(studyTexts)),
    ...sameList(page.attributes("main article[id]", "id"), ids),
  ];
}

export const rules: Rule[] = [
  onPage(
    "/case-studies/",
    "the case studies page has every case study in full, in the order of content",
    (page) => [
      ...studyFaults(page, all("CaseStudy")),
      ...sameList(
        page.attributes("main .case-index a", "href"),
        all("CaseStudy").map(({ id }) => `#${id}`),
      ),
      ...(copy.filterByIndustry
        ? [
            ...page.missing([copy.allLabel]),
            ...leadsTo(
              page,
              industryPages.map(({ route }) => route),
            ),
          ]
        : page.links("main").filter((to) => /^\/case-studies\/[^#]/.test(to))),
    ],
  ),
  onPagesOf(
    new Map(industryPages.map((industry) => [industry.route, industry.studies])),
    "the page of an industry has only its case studies",
    studyFaults,
  ),
];
