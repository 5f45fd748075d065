/** The figures of spec §1 and §2 stand where they belong, each with what it measures. */
import { all, claim, only, pageAt, publicPages, type Page } from "../support/site";

/** Whether a page shows a figure with what it measures, as one thing. */
function showsFigure({ $ }: Page, value: string, label: string): boolean {
  return $("main *")
    .toArray()
    .some(
      (element) =>
        $(element).children().length === 0 &&
        $(element).text().trim() === value &&
        $(element).parent().text().includes(label),
    );
}

const figuresOf = (ids: string[]): [value: string, label: string][] =>
  ids.map((id) => [claim(id).value, claim(id).label]);

test.each<[string, [value: string, label: string][]]>([
  ["/", figuresOf([...only("HomePage").hero.claims, ...only("HomePage").engine.claims])],
  ["/services/", figuresOf(only("ServicesPage").claims)],
  ["/about/", figuresOf(only("AboutPage").claims)],
  ["/case-studies/", all("ImpactItem").map(({ data }) => [claim(data.claim).value, data.label])],
  ...all("Service").map(({ id, data }): [string, [string, string][]] => [
    `/services/${id}/`,
    [
      ...data.figures.map(({ value, label }): [string, string] => [value, label]),
      ...figuresOf(data.claims ?? []),
    ],
  ]),
])("%s shows its figures, each with what it measures", (route, figures) => {
  const page = pageAt(route);
  expect(figures.filter(([value, label]) => !showsFigure(page, value, label))).toEqual([]);
});

test("the overview of services has four figures, and so has the cumulative impact", () => {
  expect(only("ServicesPage").claims).toHaveLength(4);
  expect(all("ImpactItem")).toHaveLength(4);
});

/** The marketing claims of spec §1, each with a word of what it measures. */
test.each([
  ["20+", /years in ecommerce/i],
  ["200+", /projects delivered/i],
  ["$15M+", /revenue generated/i],
  ["95%", /client retention/i],
  ["30%", /average profit increase/i],
  ["24/7", /automated systems/i],
  ["99%", /client satisfaction/i],
  ["50+", /happy clients/i],
  ["68%", /process automation/i],
  ["4-8 months", /typical implementation/i],
])("the site shows the claim %s as a figure", (value, label) => {
  const labels = publicPages.flatMap(({ $ }) =>
    $("main *")
      .toArray()
      .filter((element) => $(element).children().length === 0 && $(element).text().trim() === value)
      .map((element) => $(element).parent().text()),
  );
  expect(labels.some((text) => label.test(text))).toBe(true);
});

test("the site claims a margin increase of 15-40% in its copy", () => {
  expect(publicPages.some((page) => /15-40% margin increase/.test(page.text))).toBe(true);
});

test.each([
  ["growth-automation", ["47%", "23%", "65%"]],
  ["data-integration", ["80%", "95%", "60%", "24/7"]],
  ["low-code", ["75%", "60%", "90%", "48hr"]],
  ["analytics", ["5x", "23%", "40%", "15%"]],
])("the service %s has the headline figures of the spec", (id, values) => {
  const figures = all("Service").find((service) => service.id === id)?.data.figures ?? [];
  expect(figures.map(({ value }) => value)).toEqual(values);
});
