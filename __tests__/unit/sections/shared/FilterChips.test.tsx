import { render, screen } from "@testing-library/react";
import { FilterChips } from "../../../../src/sections/shared/FilterChips";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

it("chips are labels without links if filtering is off, and the current one is marked", () => {
  render(
    <FilterChips
      title="Categories"
      chips={[
        { label: "All", current: true },
        { label: "Growth Strategy", current: false },
      ]}
    />,
  );
  expect(screen.getByRole("heading", { name: "Categories" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("All")).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("Growth Strategy")).not.toHaveAttribute("aria-current");
});

it("chips with an address are links, and the current page is marked", () => {
  render(
    <FilterChips
      title="Categories"
      chips={[
        { label: "All", to: "/blog/", current: false },
        { label: "Growth Strategy", to: "/blog/category/growth-strategy/", current: true },
        { label: "Case Studies", current: false },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("href", "/blog/");
  const here = screen.getByRole("link", { name: "Growth Strategy" });
  expect(here).toHaveAttribute("href", "/blog/category/growth-strategy/");
  expect(here).toHaveAttribute("aria-current", "page");
  expect(screen.getAllByRole("link")).toHaveLength(2);
});
