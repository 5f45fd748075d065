/** The firm's figures on the pages that content names. */
import { oneSpace, type Page } from "../../support/built-page";
import { routeOf } from "../../support/built-routes";
import { all, one, only } from "../../support/content-files";
import { onPagesOf, type Rule } from "./rule";

interface Figure {
  value: string;
  label: string;
}

const ofFirm = (ids: readonly string[]): Figure[] => ids.map((id) => one("Claim", id));

const figures = new Map<string, Figure[]>([
  ["/", ofFirm([...only("HomePage").hero.claims, ...(only("HomePage").engine?.claims ?? [])])],
  ["/services/", ofFirm(only("ServicesPage").claims)],
  ["/about/", ofFirm(only("AboutPage").claims)],
  [
    "/case-studies/",
    all("ImpactItem").map(({ data }) => ({
      value: one("Claim", data.claim).value,
      label: data.label,
    })),
  ],
  ...all("Service").map(({ id, data }): [string, Figure[]] => [
    routeOf("Service", id),
    [...data.figures, ...ofFirm(data.claims ?? [])],
  ]),
]);

/** The texts of elements without child elements, each with the text of its list item. */
const leafTexts = ({ $ }: Page): { text: string; around: string }[] =>
  $("main *")
    .toArray()
    .filter((element) => element.children.every(({ type }) => type === "text"))
    .map((element) => ({
      text: oneSpace($(element).text()),
      around: oneSpace($(element).closest("li").text()),
    }));

export const rules: Rule[] = [
  onPagesOf(figures, "every figure is on its page, beside its label", (page, wanted) => {
    const shown = leafTexts(page);
    return wanted
      .filter(
        ({ value, label }) =>
          !shown.some(
            ({ text, around }) => text === oneSpace(value) && around.includes(oneSpace(label)),
          ),
      )
      .map(({ value, label }) => `${value} ${label}`);
  }),
];
