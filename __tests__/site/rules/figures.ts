/** Figures stand where content puts them, each with what it measures. */
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
  ["/", ofFirm([...only("HomePage").hero.claims, ...only("HomePage").engine.claims])],
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

/** The texts of a page that stand in an element of their own, each with the text around it. */
const alone = ({ $ }: Page): { text: string; around: string }[] =>
  $("main *")
    .toArray()
    .filter((element) => element.children.every(({ type }) => type === "text"))
    .map((element) => ({
      text: oneSpace($(element).text()),
      around: oneSpace($(element).closest("li").text()),
    }));

export const rules: Rule[] = [
  onPagesOf(figures, "every figure of a page stands with what it measures", (page, wanted) => {
    const shown = alone(page);
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
