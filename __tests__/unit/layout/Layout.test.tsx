import { render, screen, within } from "@testing-library/react";
import { wrapPageElement } from "../../../src/root";

/** The element that Gatsby renders for a page. */
function page(pathname: string, element: React.JSX.Element) {
  const props = {
    location: { pathname, href: pathname },
    pageContext: {},
    pageResources: { page: {} },
  };
  return wrapPageElement?.({ element, props } as never, { plugins: [] });
}

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

test("a demo says above everything else on a page that its clients and figures are examples", () => {
  SITE.showsExamples = true;
  render(page("/about/", <h1>Our story</h1>));
  expect(screen.getByRole("main").firstElementChild).toHaveTextContent(WORDS.pages.examples);
  SITE.showsExamples = false;
});
