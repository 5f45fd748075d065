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

test("a figure with a basis links to the list of bases, and has it as its description", () => {
  render(
    <StatGrid
      stats={[
        { value: "47%", label: "LTV", basis: "All subscribers", asOf: "2024" },
        { value: "23%", label: "Retention", basis: null, asOf: null },
      ]}
    />,
  );
  const link = screen.getByRole("link", { name: "47%" });
  expect(link).toHaveAttribute("href", "/about/#basis");
  expect(link).toHaveAccessibleDescription("All subscribers · 2024");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
