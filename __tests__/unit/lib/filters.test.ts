import { categoryRoute, filterChips } from "../../../src/lib/filters";

const all = { label: "All", to: "/blog/" };
const groups = [
  { label: "Low-Code Solutions", to: categoryRoute("low-code-solutions"), entries: 2 },
  { label: "Growth Strategy", to: categoryRoute("growth-strategy"), entries: 0 },
];

it("chips are labels with All marked if filtering is off", () => {
  expect(filterChips({ on: false, all, groups, path: "/blog/" })).toEqual([
    { label: "All", current: true },
    { label: "Low-Code Solutions", current: false },
    { label: "Growth Strategy", current: false },
  ]);
});

it("chips are links if filtering is on, with the current page marked, and labels if they have no entries", () => {
  expect(
    filterChips({ on: true, all, groups, path: "/blog/category/low-code-solutions/" }),
  ).toEqual([
    { label: "All", to: "/blog/", current: false },
    { label: "Low-Code Solutions", to: "/blog/category/low-code-solutions/", current: true },
    { label: "Growth Strategy", to: undefined, current: false },
  ]);
});
