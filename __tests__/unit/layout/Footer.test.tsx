import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../src/layout/Footer";
import { nodeOf } from "../../support/content";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const { footer: words } = nodeOf<{
  footer: {
    statement: string;
    promises: string[];
    columns: { title: string; links: { label: string; to: string }[] }[];
  };
}>("Navigation");

const { name, email, phone, copyrightYear, social } = nodeOf<{
  name: string;
  email: string;
  phone: string;
  copyrightYear: number;
  social: { name: string; href: string }[];
}>("SiteSettings");

const footer = () => {
  render(<Footer />);
  return within(screen.getByRole("contentinfo"));
};

test("the copyright year is that of the content, before the name", () => {
  expect(footer().getByText(/^©/)).toHaveTextContent(`© ${copyrightYear} ${name}.`);
});

test("the email address is a mailto link, and the telephone number calls", () => {
  const { getByRole } = footer();
  expect(getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  expect(getByRole("link", { name: phone })).toHaveAttribute("href", "tel:+441134960000");
});

test("it has the statement and the promises", () => {
  const { getByText } = footer();
  for (const text of [words.statement, ...words.promises]) expect(getByText(text)).toBeVisible();
});

test("each column has its title and its links in order", () => {
  const columns = within(footer().getByRole("navigation", { name: "Footer" }));
  const titles = columns.getAllByRole("heading", { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(words.columns.map(({ title }) => title));
  const lists = columns.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => ({ label: link.textContent, to: link.getAttribute("href") })),
  );
  expect(lists).toEqual(words.columns.map(({ links }) => links));
});

test("social profiles are linked", () => {
  const { getByRole } = footer();
  for (const page of social)
    expect(getByRole("link", { name: page.name })).toHaveAttribute("href", page.href);
});
