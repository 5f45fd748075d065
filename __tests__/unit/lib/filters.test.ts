import { categoryRoute, filterChips, industryRoute } from "../../../src/lib/filters";

const all = { label: "All", to: "/blog/" };
const groups = [
  { label: "Low-Code Solutions", to: categoryRoute("low-code-solutions"), entries: 2 },
  { label: "Growth Strategy", to: categoryRoute("growth-strategy"), entries: 0 },
];

it("has addresses of their own for categories and industries", () => {
  expect(categoryRoute("growth-strategy")).toBe("/blog/category/growth-strategy/");
  expect(industryRoute("retail")).toBe("/case-studies/retail/");
});

it("shows labels with All marked while filtering is off", () => {
  expect(filterChips({ on: false, all, groups, path: "/blog/" })).toEqual([
    { label: "All", current: true },
    { label: "Low-Code Solutions", current: false },
    { label: "Growth Strategy", current: false },
  ]);
});

it("shows links when it is on, the one to this page marked, and a label where nothing would be listed", () => {
  expect(
    filterChips({ on: true, all, groups, path: "/blog/category/low-code-solutions/" }),
  ).toEqual([
    { label: "All", to: "/blog/", current: false },
    { label: "Low-Code Solutions", to: "/blog/category/low-code-solutions/", current: true },
    { label: "Growth Strategy", to: undefined, current: false },
  ]);
});

it("marks All on the whole list", () => {
  const [first] = filterChips({ on: true, all, groups, path: "/blog/" });
  expect(first).toEqual({ label: "All", to: "/blog/", current: true });
});
