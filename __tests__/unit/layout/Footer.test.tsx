import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../src/layout/Footer";
import { nodeOf } from "../../support/content";

const { email, phone } = nodeOf<{ email: string; phone: string }>("SiteSettings");

const footer = () => {
  render(<Footer />);
  return within(screen.getByRole("contentinfo"));
};

test("the email address is a mailto: link, and the phone number a tel: link", () => {
  const { getByRole } = footer();
  expect(getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  expect(getByRole("link", { name: phone.replaceAll(" ", "\u00a0") })).toHaveAttribute(
    "href",
    "tel:+441134960000",
  );
});
