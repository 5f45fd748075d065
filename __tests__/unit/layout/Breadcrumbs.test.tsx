import { render, screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/layout/Breadcrumbs";

test("parent pages are links, and the current page is marked", () => {
  render(
    <Breadcrumbs
      crumbs={[
        { label: "Home", path: "/" },
        { label: "Services", path: "/services/" },
        { label: "Low-Code Solutions", path: "/services/low-code/" },
      ]}
    />,
  );
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getAllByRole("listitem")).toHaveLength(3);
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(trail.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services/");
  expect(trail.queryByRole("link", { name: "Low-Code Solutions" })).not.toBeInTheDocument();
  expect(trail.getByText("Low-Code Solutions")).toHaveAttribute("aria-current", "page");
});
