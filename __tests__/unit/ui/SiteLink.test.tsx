/** Links whose address comes from content. */
import { render, screen } from "@testing-library/react";
import { SiteLink } from "../../../src/ui/SiteLink";

test.each([
  ["/contact/", "/contact/"],
  ["https://wa.me/441134960000", "https://wa.me/441134960000"],
  ["mailto:info@example.com", "mailto:info@example.com"],
  ["tel:+44 113 496 0000", "tel:+441134960000"],
  ["/prices.pdf", "/prices.pdf"],
])("a link to %s leads to %s", (to, href) => {
  render(<SiteLink to={to}>Words</SiteLink>);
  expect(screen.getByRole("link", { name: "Words" })).toHaveAttribute("href", href);
});

test("a link to a file counts as a download", () => {
  render(<SiteLink to="/prices.pdf">Words</SiteLink>);
  const event = screen.getByRole("link").getAttribute("data-event") ?? "";
  expect(JSON.parse(event)).toEqual(["file_download", { file_name: "/prices.pdf" }]);
});

test("an address that could run a script is no link", () => {
  render(<SiteLink to="javascript:alert(1)">Words</SiteLink>);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
