import { render, screen } from "@testing-library/react";
import { CaseStudyCard } from "../../../../src/sections/cases/CaseStudyCard";
import { nodeOf, nodesOf } from "../../../support/content";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const { labels } = nodeOf<{ labels: Queries.CaseStudyLabelsPartFragment }>("CaseStudiesPage");

test.each([
  [1, `1 ${labels.month}`],
  [2, `2 ${labels.months}`],
])("the duration of %s months has its unit", (months, words) => {
  const [study] = nodesOf<Queries.CaseStudyPartFragment>("CaseStudy").map((node) => ({
    ...node,
    months,
    category: { title: "Towers" },
  }));
  if (!study) throw new Error("The fixture content has no case study.");
  render(<CaseStudyCard study={study} labels={labels} />);
  expect(screen.getByText(`${labels.duration}: ${words}`)).toBeVisible();
});
