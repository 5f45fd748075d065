import { render, screen } from "@testing-library/react";
import { StudyLinks } from "../../../../src/sections/cases/StudyLinks";

it("offers the calculator of a service once, also where the closest texts have it", () => {
  const calculator = {
    __typename: "Calculator" as const,
    href: "/calculators/repair-margin/",
    title: "Repair Margin",
    note: "Calculator",
  };
  const study = {
    slug: "tower",
    technologies: [],
    services: [{ title: "Repair", href: "/services/repair/", calculators: [calculator] }],
    related: [calculator],
  };
  render(<StudyLinks study={study} studies={[]} />);
  expect(screen.getAllByRole("link", { name: "Repair Margin" })).toHaveLength(1);
});
