/** Whatever is pressed while the scripts of a page are seconds away is done when they come, however it is pressed. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { stopClock, takeClock, tickUntil } from "../support/clock";
import { holdScripts } from "../support/held-scripts";
import { awakeForm, contactForm, fieldsOf, newsletter, sendButton } from "../support/lead";
import { publicHost } from "../support/public-host";
import type { Receiver } from "../support/receiver";
import { navigation, site } from "../support/words";

const { services, search } = navigation();
const { consent } = site();

/** Presses a control in one way. */
type Press = (control: Locator) => Promise<void>;

const touch: Press = (control) => control.tap();
const space: Press = async (control) => {
  await control.focus();
  await control.press("Space");
};

const screens = [
  {
    name: "a phone, by touch",
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: touch,
  },
  { name: "a desktop, by key", use: { viewport: { width: 1440, height: 900 } }, press: space },
];

const bar = (page: Page) => page.getByRole("banner");
const barButton = (page: Page, name: string) =>
  bar(page).getByRole("button", { name, exact: true });
const menuToggle = (page: Page) => bar(page).getByRole("button", { name: /^(Open|Close) menu$/ });
const question = (page: Page) => page.getByRole("region", { name: consent.title });

const hydratedPage = (page: Page) => page.locator("html[data-hydrated]");

interface Case {
  what: string;
  /** The only screen that it is on. */
  only?: string;
  address?: string;
  /** What a visitor does before the scripts are there. */
  early: (page: Page, press: Press) => Promise<void>;
  /** What the scripts have taken over when they are; the page by default. */
  awake?: (page: Page) => Locator;
  /** What is right then. */
  late: (page: Page, press: Press, receiver: Receiver) => Promise<void>;
}

const cases: Case[] = [
  {
    what: "the menu",
    only: "a phone",
    early: async (page, press) => {
      await press(barButton(page, "Open menu"));
      await expect(page.locator("#mobile-menu")).toBeVisible();
      await expect(barButton(page, "Close menu")).toHaveAttribute("aria-expanded", "true");
    },
    late: async (page) => {
      await expect(barButton(page, "Close menu")).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#mobile-menu")).toBeVisible();
    },
  },
  {
    what: "a theme in the menu",
    only: "a phone",
    early: async (page, press) => {
      await press(menuToggle(page));
      await press(page.locator("#mobile-menu").getByRole("button", { name: "Dark" }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
    late: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("#mobile-menu")).toBeVisible();
    },
  },
  {
    what: "a theme in the bar",
    only: "a desktop",
    early: async (page, press) => {
      await press(barButton(page, "Theme"));
      await press(page.locator("#menu-theme").getByRole("button", { name: "Dark" }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
    late: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("#menu-theme")).toBeHidden();
      await expect(barButton(page, "Theme")).toHaveAttribute("aria-expanded", "false");
    },
  },
  {
    what: "a dropdown",
    only: "a desktop",
    early: async (page, press) => {
      await press(barButton(page, services.label));
      await expect(barButton(page, services.label)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#menu-services")).toBeVisible();
    },
    late: async (page) => {
      await expect(barButton(page, services.label)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#menu-services")).toBeVisible();
    },
  },
  {
    what: "the search",
    early: async (page, press) => {
      await press(barButton(page, search.label));
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
    },
    late: async (page) => {
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(search.start);
    },
  },
  {
    what: "the question about analytics",
    address: `${publicHost}/about/`,
    early: (page, press) => press(page.getByRole("button", { name: consent.preferences })),
    late: async (page, press) => {
      await expect(question(page).getByRole("heading")).toBeFocused();
      await press(question(page).getByRole("button", { name: consent.decline, exact: true }));
      await expect(question(page)).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem("consent"));
      expect(kept).toContain("denied");
    },
  },
  {
    what: "the contact form without a word in it",
    address: "/contact/",
    early: (page, press) => press(sendButton(page)),
    awake: awakeForm,
    late: async (page) => {
      await expect(fieldsOf(page).firstName).toBeFocused();
      await expect(contactForm(page).getByText(/^First name must be/)).toBeVisible();
    },
  },
  {
    what: "the newsletter",
    address: "/blog/",
    early: async (page, press) => {
      const { email, button } = newsletter(page);
      await email.fill("ada@example.com");
      await press(button);
      // The second press is of someone who has not seen the first one do anything.
      await press(button);
    },
    awake: awakeForm,
    late: async (page, _press, receiver) => {
      await expect(newsletter(page).email).toHaveValue("");
      expect(receiver.leads).toHaveLength(1);
    },
  },
];

for (const { name, use, press } of screens)
  test.describe(`on ${name}, early:`, () => {
    test.use(use);

    for (const { what, only, address = "/about/", early, awake = hydratedPage, late } of cases) {
      if (only && !name.startsWith(only)) continue;
      test(what, async ({ page, receiver }) => {
        await takeClock(page);
        const release = await holdScripts(page);
        await page.goto(address);
        await stopClock(page);
        await tickUntil(page, page.locator("html[data-whole]"));
        await early(page, press);
        // Seconds go by, and no more on a slow machine: a form that was sent is given up on after ten.
        await page.clock.runFor(3000);
        release();
        await tickUntil(page, awake(page));
        await page.clock.resume();
        await late(page, press, receiver);
      });
    }
  });
