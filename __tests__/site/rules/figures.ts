/** The firm's figures on the pages that content names. */
import { oneSpace } from "../../support/built-page";
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

export const rules: Rule[] = [
  onPagesOf(figures, "every figure is on its page, beside its label", (page, wanted) => {
    const items = page.texts("main li");
    return wanted
      .map(({ value, label }) => [oneSpace(value), oneSpace(label)])
      .filter((figure) => !items.some((item) => figure.every((part) => item.includes(part))))
      .map((figure) => figure.join(" "));
  }),
];
