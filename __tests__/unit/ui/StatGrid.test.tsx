import { render, screen, within } from "@testing-library/react";
import { StatGrid } from "../../../src/ui/StatGrid";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby") as object);

test("the grid is a named list of figures with their labels", () => {
  const stats = [
    { value: "20+", label: "Years in ecommerce" },
    { value: "95%", label: "Client retention" },
  ];
  render(<StatGrid stats={stats} label="What we have done" />);
  const items = within(screen.getByRole("list", { name: "What we have done" })).getAllByRole(
    "listitem",
  );
  expect(items.map((item) => item.textContent)).toEqual([
    "20+Years in ecommerce",
    "95%Client retention",
  ]);
});

test("a figure has its basis and date below it, as far as they are known", () => {
  const stat = { value: "47%", label: "LTV", basis: "All subscribers.", asOf: "2024" };
  render(
    <StatGrid
      stats={[stat, { ...stat, label: "Retention", asOf: null }, { value: "9", label: "Teams" }]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "47%LTVAll subscribers · 2024",
    "47%RetentionAll subscribers",
    "9Teams",
  ]);
});
