import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { FilterChips } from "../../../../src/sections/shared/FilterChips";

const show = (chips: ComponentProps<typeof FilterChips>["chips"]) =>
  render(<FilterChips title="Categories" chips={chips} current="/blog/category/growth/" />);

test("chips are labels without links if filtering is off, and the first one is marked", () => {
  show([
    { title: "All", href: null },
    { title: "Growth Strategy", href: null },
  ]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("All")).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("Growth Strategy")).not.toHaveAttribute("aria-current");
});

test("chips with an address are links, and the current page is marked", () => {
  show([
    { title: "All", href: "/blog/" },
    { title: "Growth Strategy", href: "/blog/category/growth/" },
    { title: "Case Studies", href: null },
  ]);
  expect(screen.getByRole("link", { name: "All" })).not.toHaveAttribute("aria-current");
  const here = screen.getByRole("link", { name: "Growth Strategy" });
  expect(here).toHaveAttribute("href", "/blog/category/growth/");
  expect(here).toHaveAttribute("aria-current", "page");
});
