import { render, screen, within } from "@testing-library/react";
import { StatGrid } from "../../../src/ui/StatGrid";

test("a named list has figures with their labels, and their basis and date as far as they are known", () => {
  const stat = { value: "47%", label: "LTV", basis: "All subscribers.", asOf: "2024" };
  render(
    <StatGrid
      stats={[stat, { ...stat, label: "Retention", asOf: null }, { value: "9", label: "Teams" }]}
      label="What we have done"
    />,
  );
  const list = within(screen.getByRole("list", { name: "What we have done" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "47%LTVAll subscribers · 2024",
    "47%RetentionAll subscribers",
    "9Teams",
  ]);
});
