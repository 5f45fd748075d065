import { render, screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/layout/Breadcrumbs";
import { breadcrumbTrail } from "../../../src/layout/breadcrumb-trail";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

test("parent pages are links, and the current page is marked", () => {
  render(
    <Breadcrumbs
      crumbs={breadcrumbTrail("/services/low-code/", { title: "Low-Code Solutions" })}
    />,
  );
  const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getAllByRole("listitem")).toHaveLength(3);
  expect(way.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(way.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services/");
  expect(way.queryByRole("link", { name: "Low-Code Solutions" })).not.toBeInTheDocument();
  expect(way.getByText("Low-Code Solutions")).toHaveAttribute("aria-current", "page");
});

test("the home page has no breadcrumbs", () => {
  const { container } = render(<Breadcrumbs crumbs={breadcrumbTrail("/")} />);
  expect(container).toBeEmptyDOMElement();
});
