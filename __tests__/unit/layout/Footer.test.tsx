import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../src/layout/Footer";
import { routesOf } from "../../../src/content/routes";
import { content } from "../../support/content";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const footer = () => {
  render(<Footer />);
  return within(screen.getByRole("contentinfo"));
};

test("the copyright year is that of the content, before the name", () => {
  expect(footer().getByText(/^© 2024 Northkeel\./)).toBeVisible();
});

test("the mail address is a link that writes to it", () => {
  expect(footer().getByRole("link", { name: "hello@northkeel.example" })).toHaveAttribute(
    "href",
    "mailto:hello@northkeel.example",
  );
});

test("a reply within 24 hours, a free audit and a free consultation are promised", () => {
  const { getByText } = footer();
  for (const promise of ["Reply within 24 hours", "Free profit audit", "Free consultation"])
    expect(getByText(promise)).toBeVisible();
});

test("four columns lead to services, about, resources and legal texts", () => {
  const columns = within(footer().getByRole("navigation", { name: "Footer" }));
  const titles = columns.getAllByRole("heading", { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual([
    "Services",
    "About",
    "Resources",
    "Legal",
  ]);
  const lists = columns.getAllByRole("list");
  expect(lists).toHaveLength(4);
  const targets = (list: HTMLElement | undefined) =>
    within(list ?? document.body)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(targets(lists[0])).toHaveLength(8);
  expect(targets(lists[1])).toEqual(expect.arrayContaining(["/about/", "/process/"]));
  expect(targets(lists[2])).toEqual(expect.arrayContaining(["/blog/", "/resources/"]));
  expect(targets(lists[3])).toEqual(expect.arrayContaining(["/legal/privacy/", "/legal/terms/"]));
});

test("no link of the columns leads nowhere", () => {
  const routes = routesOf(content.entries);
  const links = within(footer().getByRole("navigation", { name: "Footer" })).getAllByRole("link");
  for (const link of links) expect(routes).toContain(link.getAttribute("href"));
});

test("our pages elsewhere are linked", () => {
  const { getByRole } = footer();
  for (const name of ["LinkedIn", "X", "GitHub"])
    expect(getByRole("link", { name })).toHaveAttribute("href", expect.stringMatching(/^https:/));
});
