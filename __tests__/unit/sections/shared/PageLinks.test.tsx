import { render, screen, within } from "@testing-library/react";
import { PageLinks } from "../../../../src/sections/shared/PageLinks";

const draw = (page: number, pages: number) =>
  render(<PageLinks base="/blog/" page={page} pages={pages} />);

test("a list of one page has no page links", () => {
  expect(draw(1, 1).container).toBeEmptyDOMElement();
});

test("a page in the middle links to its neighbours, the first and the last page", () => {
  draw(5, 84);
  const row = within(screen.getByRole("navigation", { name: "Pages of articles" }));
  const hrefs = row.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    "/blog/page/4/",
    "/blog/",
    "/blog/page/4/",
    "/blog/page/5/",
    "/blog/page/6/",
    "/blog/page/84/",
    "/blog/page/6/",
  ]);
  expect(row.getByRole("link", { name: "Page 5" })).toHaveAttribute("aria-current", "page");
  expect(row.getByRole("link", { name: "Newer articles" })).toHaveAttribute("rel", "prev");
});

test("the last page links only back", () => {
  draw(2, 2);
  expect(screen.queryByRole("link", { name: "Older articles" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Newer articles" })).toHaveAttribute("href", "/blog/");
});
