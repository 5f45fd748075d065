import { render, screen } from "@testing-library/react";
import { CaseStudyCard } from "../../../../src/sections/cases/CaseStudyCard";
import { nodesOf } from "../../../support/content";

test.each([
  [1, "1 month"],
  [2, "2 months"],
])("the duration of %s months has its unit", (months, words) => {
  const [study] = nodesOf<Queries.CaseStudyPartFragment>("CaseStudy").map((node) => ({
    ...node,
    months,
    category: { title: "Towers" },
  }));
  if (!study) throw new Error("The fixture content has no case study.");
  render(<CaseStudyCard study={study} />);
  expect(screen.getByText(`${WORDS.cases.duration}: ${words}`)).toBeVisible();
});
