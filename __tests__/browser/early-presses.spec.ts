/** Presses before hydration: each takes effect at once or once the scripts are there. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { stopClock, takeClock, tickUntil } from "../support/clock";
import { holdScripts } from "../support/held-requests";
import {
  confirmation,
  hydratedForm,
  contactForm,
  fieldsOf,
  newsletter,
  sendButton,
} from "../support/lead";
import { publicHost } from "../support/public-host";
import type { Receiver } from "../support/receiver";
import { onlyWithGa4 } from "../support/tracker";
import { navigation, site } from "../support/words";

const { services, search } = navigation();
const { consent } = site();

/** Presses a control by touch or by key. */
type Press = (control: Locator) => Promise<void>;

const touch: Press = (control) => control.tap();
const space: Press = async (control) => {
  await control.focus();
  await control.press("Space");
};

const screens = [
  {
    name: "a phone by touch",
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: touch,
  },
  { name: "a desktop by key", use: { viewport: { width: 1440, height: 900 } }, press: space },
];

const header = (page: Page) => page.getByRole("banner");
const headerButton = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
const menuToggle = (page: Page) =>
  header(page).getByRole("button", { name: /^(Open|Close) menu$/ });
const banner = (page: Page) => page.getByRole("region", { name: consent.title });

const hydratedPage = (page: Page) => page.locator("html[data-hydrated]");

interface Case {
  what: string;
  /** The screen to press on. */
  only: string;
  address?: string;
  /** Acts before hydration. */
  early: (page: Page, press: Press) => Promise<void>;
  /** What must be hydrated before `late`; by default the page. */
  hydratedPart?: (page: Page) => Locator;
  /** Expectations after hydration. */
  late: (page: Page, press: Press, receiver: Receiver) => Promise<void>;
}

const cases: Case[] = [
  {
    what: "the menu stays open",
    only: "a phone",
    early: async (page, press) => {
      await press(headerButton(page, "Open menu"));
      await expect(page.locator("#mobile-menu")).toBeVisible();
      await expect(headerButton(page, "Close menu")).toHaveAttribute("aria-expanded", "true");
    },
    late: async (page) => {
      await expect(headerButton(page, "Close menu")).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#mobile-menu")).toBeVisible();
    },
  },
  {
    what: "a colour scheme chosen in the menu is kept, and the menu stays open",
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
    what: "a colour scheme chosen in the header is kept, and its panel closes",
    only: "a desktop",
    early: async (page, press) => {
      await press(headerButton(page, "Theme"));
      await press(page.locator("#menu-theme").getByRole("button", { name: "Dark" }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
    late: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("#menu-theme")).toBeHidden();
      await expect(headerButton(page, "Theme")).toHaveAttribute("aria-expanded", "false");
    },
  },
  {
    what: "a dropdown stays open",
    only: "a desktop",
    early: async (page, press) => {
      await press(headerButton(page, services.label));
      await expect(headerButton(page, services.label)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#menu-services")).toBeVisible();
    },
    late: async (page) => {
      await expect(headerButton(page, services.label)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#menu-services")).toBeVisible();
    },
  },
  {
    what: "the search opens with the focus in its field",
    only: "a desktop",
    early: async (page, press) => {
      await press(headerButton(page, WORDS.search.label));
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
    },
    late: async (page) => {
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
      await expect(page.getByRole("dialog").getByText(search.start)).toBeVisible();
    },
  },
  {
    what: "the consent banner opens from the footer, and a refusal is stored",
    only: "a phone",
    address: `${publicHost}/about/`,
    early: (page, press) => {
      onlyWithGa4();
      return press(page.getByRole("button", { name: WORDS.consent.preferences }));
    },
    late: async (page, press) => {
      await expect(banner(page).getByRole("heading")).toBeFocused();
      await press(banner(page).getByRole("button", { name: WORDS.consent.decline, exact: true }));
      await expect(banner(page)).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem("consent"));
      expect(kept).toContain("denied");
    },
  },
  {
    what: "sending an empty contact form shows its errors",
    only: "a phone",
    address: "/contact/",
    early: (page, press) => press(sendButton(page)),
    hydratedPart: hydratedForm,
    late: async (page) => {
      await expect(fieldsOf(page).firstName).toBeFocused();
      await expect(contactForm(page).getByText(/^First name must be/)).toBeVisible();
    },
  },
  {
    what: "the newsletter form is sent once after two presses",
    only: "a desktop",
    address: "/blog/",
    early: async (page, press) => {
      const { email, button } = newsletter(page);
      await email.fill("ada@example.com");
      await press(button);
      // An impatient visitor presses again.
      await press(button);
    },
    // The form may be sent and gone in the instant in which it is hydrated.
    hydratedPart: (page) => confirmation(page, "newsletter"),
    late: async (page, _press, receiver) => {
      await expect(confirmation(page, "newsletter")).toBeFocused();
      expect(receiver.leads).toHaveLength(1);
    },
  },
];

for (const { name, use, press } of screens)
  test.describe(`pressed before hydration on ${name}:`, () => {
    test.use(use);

    for (const {
      what,
      only,
      address = "/about/",
      early,
      hydratedPart = hydratedPage,
      late,
    } of cases) {
      if (!name.startsWith(only)) continue;
      test(what, async ({ page, receiver }) => {
        await takeClock(page);
        const release = await holdScripts(page);
        await page.goto(address);
        await stopClock(page);
        await tickUntil(page, page.locator("html[data-whole]"));
        await early(page, press);
        // The fake clock keeps this below ten seconds, after which a form is sent without script.
        await page.clock.runFor(3000);
        release();
        await tickUntil(page, hydratedPart(page));
        await page.clock.resume();
        await late(page, press, receiver);
      });
    }
  });
