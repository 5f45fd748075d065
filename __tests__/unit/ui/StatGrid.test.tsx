import { render, screen, within } from "@testing-library/react";
import { StatGrid } from "../../../src/ui/StatGrid";

test("every figure is followed by what it measures, in order, in a list that has its name", () => {
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

test("a note is below its figure, and only there", () => {
  render(
    <StatGrid
      stats={[
        { value: "47%", label: "LTV", note: "After 12 weeks" },
        { value: "23%", label: "Retention", note: null },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "47%LTVAfter 12 weeks",
    "23%Retention",
  ]);
});
