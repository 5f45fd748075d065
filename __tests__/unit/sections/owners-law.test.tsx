/** What an owner adds so that a page says what its country's law wants, and nothing that is not true. */
import { render, screen } from "@testing-library/react";
import { CompanyBlock } from "../../../src/sections/company/CompanyBlock";
import { JobList } from "../../../src/sections/company/JobList";
import { PriceTable } from "../../../src/sections/services/PriceTable";
import { Testimonials } from "../../../src/sections/services/Testimonials";
import { Film } from "../../../src/ui/Film";
import { answerWith, siteSettings } from "../../support/gatsby";

test("the imprint has the owner's rows and telephone number, and no legal name before there is one", () => {
  const rows = [{ label: "Represented by", value: "The board" }];
  const company = { register: "Register", legalName: null, rows };
  answerWith({ siteSettings: { ...siteSettings, phone: "+44 1", company } as never });
  render(<CompanyBlock />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).not.toContain(WORDS.company.legalName);
  expect(terms.slice(-2)).toEqual([WORDS.contact.phone, "Represented by"]);
});

test("a testimonial has stars only if its client gave some, with its source and date", () => {
  const said = {
    slug: "a",
    quote: "Good work.",
    author: "Owner",
    title: "Shop",
    date: "2024-03-01",
  };
  render(<Testimonials testimonials={[{ ...said, rating: null, source: "A letter" }]} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("A letter")).toBeVisible();
  expect(document.querySelector("time")).toHaveAttribute("datetime", "2024-03-01");
});

test.each([
  ["mailto:jobs@example.com", "mailto:jobs@example.com"],
  [null, "/contact/"],
])("a job with the address %s for applications leads to %s", (apply, address) => {
  const job = { slug: "a", title: "Winder", apply, pay: { from: 1, to: 2 }, type: "fullTime" };
  const call = { slug: "c", label: "Apply Now", to: "/contact/", message: "I apply as {subject}." };
  render(<JobList jobs={[job as never]} call={call as never} />);
  const link = screen.getByRole("link", { name: /^Apply Now/ });
  expect(link).toHaveAttribute("href", address);
  if (!apply) expect(link.dataset.state).toContain("I apply as Winder.");
});

test.each([
  [true, null],
  [false, "For businesses; prices without VAT."],
])("prices of a firm that sells to consumers: %s", (sellsToConsumers, words) => {
  SITE.sellsToConsumers = sellsToConsumers;
  const price = { slug: "a", work: "Repair", range: "$1", movedBy: "Its size" };
  render(<PriceTable prices={[price]} copy={{ title: "Prices", lead: "In short." }} />);
  expect(screen.queryByText(WORDS.services.forBusinesses)?.textContent ?? null).toBe(words);
  SITE.sellsToConsumers = false;
});

test("a film of a service says before play who learns of it, with the policy; one of the site does not", () => {
  const policy = { label: "Cookie policy", to: "/legal/cookies/" };
  SITE.filmNote = { title: "", text: "", film: "{service} learns of it.", policy };
  const film = { description: "A film", picture: null };
  const { rerender } = render(<Film {...film} address="https://youtu.be/abcdefghijk" />);
  expect(screen.getByText("YouTube learns of it.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Cookie policy" })).toHaveAttribute("href", policy.to);
  rerender(<Film {...film} address="/film.mp4" />);
  expect(screen.queryByText(/learns of it/)).not.toBeInTheDocument();
  SITE.filmNote = null;
});
