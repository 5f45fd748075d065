import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { FilterChips } from "../../../../src/sections/shared/FilterChips";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const show = (chips: ComponentProps<typeof FilterChips>["chips"]) =>
  render(<FilterChips title="Categories" chips={chips} />);

test("chips are labels without links if filtering is off, and the current one is marked", () => {
  show([
    { label: "All", current: true },
    { label: "Growth Strategy", current: false },
  ]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("All")).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("Growth Strategy")).not.toHaveAttribute("aria-current");
});

test("chips with an address are links, and the current page is marked", () => {
  show([
    { label: "Growth Strategy", to: "/blog/category/growth-strategy/", current: true },
    { label: "Case Studies", current: false },
  ]);
  const here = screen.getByRole("link");
  expect(here).toHaveAttribute("href", "/blog/category/growth-strategy/");
  expect(here).toHaveAttribute("aria-current", "page");
});
