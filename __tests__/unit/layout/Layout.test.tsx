import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { wrapPageElement } from "../../../src/root";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby") as object);

/** The element that Gatsby renders for a page. */
function page(
  pathname: string,
  element: React.JSX.Element,
  part: { path?: string; title?: string } = {},
) {
  const { path = pathname, title } = part;
  const props = {
    location: { pathname },
    pageContext: { title },
    pageResources: { page: { path } },
  } as unknown as PageProps;
  return wrapPageElement?.({ element, props } as never, { plugins: [] });
}

const crumbs = () => screen.queryByRole("navigation", { name: "Breadcrumb" });

test("every page has a header, a main part and a footer", () => {
  render(page("/blog/", <h1>Blog</h1>));
  expect(screen.getByRole("banner")).toBeVisible();
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "Blog" })).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

test("the first link of a page is the skip link", () => {
  render(page("/blog/", <h1>Blog</h1>));
  const [skip] = document.querySelectorAll("a");
  expect(skip).toHaveTextContent("Skip to content");
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

test.each(["/404.html", "/404/"])("the 404 page %s has no breadcrumbs", (path) => {
  render(page("/nowhere/at/all/", <p>Page</p>, { path }));
  expect(crumbs()).not.toBeInTheDocument();
});

test("a crashed page keeps header and footer, and the next page is shown", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("No margin left");
  };
  const { rerender } = render(page("/blog/", <Broken />));
  expect(within(screen.getByRole("main")).getByRole("alert")).toHaveTextContent(
    "Something went wrong",
  );
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
  rerender(page("/about/", <h1>Our story</h1>));
  expect(screen.getByRole("heading", { name: "Our story" })).toBeVisible();
  expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
