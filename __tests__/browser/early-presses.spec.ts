/** Presses and keys before hydration: each takes effect at once or once the scripts are there. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { stopClock, takeClock, tickUntil } from "../support/clock";
import { answer, banner, opener } from "../support/consent";
import {
  menuPanel,
  menuToggle,
  panel,
  schemeControl,
  searchButton,
  searchField,
  trigger,
} from "../support/header";
import { holdScripts } from "../support/held-requests";
import {
  confirmation,
  contactForm,
  fieldsOf,
  hydratedForm,
  newsletter,
  sendButton,
} from "../support/lead";
import { quiet } from "../support/network-idle";
import { publicHost } from "../support/public-host";
import type { Receiver } from "../support/receiver";
import { onlyWithGa4 } from "../support/tracker";
import { navigation } from "../support/words";

interface Case {
  address?: string;
  /** Acts before hydration. */
  early: (page: Page) => Promise<void>;
  /** What holds before hydration and after it. */
  always?: (page: Page) => Promise<void>;
  /** What must be hydrated before `late`; by default the page. */
  hydratedPart?: (page: Page) => Locator;
  /** What holds after hydration. */
  late?: (page: Page, receiver: Receiver) => Promise<void>;
}

const firstEntry = (page: Page) => panel(page).getByRole("link").first();
const isExpanded = (button: Locator, state: boolean) =>
  expect(button).toHaveAttribute("aria-expanded", String(state));
const isDark = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

/** Presses keys, with the focus on a control. */
async function keys(control: Locator, ...names: string[]): Promise<void> {
  await control.focus();
  for (const name of names) await control.page().keyboard.press(name);
}

async function menuIs(page: Page, isOpen: boolean): Promise<void> {
  await isExpanded(menuToggle(page), isOpen);
  await expect(menuPanel(page)).toBeVisible({ visible: isOpen });
}

const onPhone: Record<string, Case> = {
  "the menu stays open": {
    early: (page) => menuToggle(page).tap(),
    always: (page) => menuIs(page, true),
  },
  "a second tap closes the menu again": {
    early: async (page) => {
      await menuToggle(page).tap();
      await menuToggle(page).tap();
    },
    always: (page) => menuIs(page, false),
  },
  "Escape closes the menu, and its button has the focus": {
    early: async (page) => {
      await menuToggle(page).tap();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(menuToggle(page)).toBeFocused();
    },
    always: (page) => menuIs(page, false),
  },
  "a colour scheme chosen in the menu is kept, and the menu stays open": {
    early: async (page) => {
      await menuToggle(page).tap();
      await schemeControl(page).selectOption("dark");
    },
    always: async (page) => {
      await isDark(page);
      await expect(menuPanel(page)).toBeVisible();
    },
  },
  "a question opens": {
    address: "/resources/audit/",
    early: (page) => page.locator("main details > summary").first().tap(),
    always: (page) => expect(page.locator("main details").first()).toHaveAttribute("open"),
  },
  "the consent banner opens from the footer, and a refusal is stored": {
    address: `${publicHost}/about/`,
    early: (page) => {
      onlyWithGa4();
      return opener(page).tap();
    },
    late: async (page) => {
      await expect(banner(page).getByRole("heading")).toBeFocused();
      await answer(page, "decline").tap();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem("consent"))).toContain("denied");
    },
  },
  "sending an empty contact form shows its errors": {
    address: "/contact/",
    early: (page) => sendButton(page).tap(),
    hydratedPart: hydratedForm,
    late: async (page) => {
      await expect(contactForm(page).getByRole("alert")).toBeFocused();
      await expect(contactForm(page).getByText(WORDS.problems.firstName ?? "")).toBeVisible();
    },
  },
};

const onDesktop: Record<string, Case> = {
  "a dropdown that Space opens stays open": {
    early: (page) => keys(trigger(page), "Space"),
    always: async (page) => {
      await isExpanded(trigger(page), true);
      await expect(panel(page)).toBeVisible();
    },
  },
  "a dropdown that hovering opens stays open": {
    early: (page) => trigger(page).hover(),
    always: (page) => expect(panel(page)).toBeVisible(),
    late: (page) => isExpanded(trigger(page), true),
  },
  "Enter and Space are repeated in order": {
    early: async (page) => {
      await keys(trigger(page), "Enter");
      await keys(trigger(page, "about"), "Space");
    },
    late: async (page) => {
      // Only one panel is open at a time: the last one pressed.
      await isExpanded(trigger(page, "about"), true);
      await isExpanded(trigger(page), false);
      await expect(trigger(page, "about")).toBeFocused();
    },
  },
  "Arrow Down opens a dropdown, whose first entry then has the focus": {
    early: (page) => keys(trigger(page), "ArrowDown"),
    always: (page) => expect(panel(page)).toBeVisible(),
    late: (page) => expect(firstEntry(page)).toBeFocused(),
  },
  "Escape closes a dropdown that Enter opened, and its button has the focus": {
    early: async (page) => {
      await keys(trigger(page), "Enter", "Tab");
      await expect(firstEntry(page)).toBeFocused();
      await page.keyboard.press("Escape");
    },
    always: async (page) => {
      await expect(panel(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
    },
    late: (page) => isExpanded(trigger(page), false),
  },
  "a dropdown that lost the focus stays closed": {
    early: async (page) => {
      await keys(trigger(page), "Enter");
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Shift+Tab");
    },
    always: (page) => expect(panel(page)).toBeHidden(),
    late: (page) => isExpanded(trigger(page), false),
  },
  "the search opens with the focus in its field": {
    early: (page) => keys(searchButton(page), "Space"),
    always: (page) => expect(searchField(page)).toBeFocused(),
    late: (page) => expect(page.getByText(navigation().search.start)).toBeVisible(),
  },
  "Control+k opens the search": {
    early: (page) => page.keyboard.press("Control+k"),
    late: (page) => expect(searchField(page)).toBeFocused(),
  },
  "typing a k in a field does not open the search": {
    address: "/contact/",
    early: async (page) => {
      await fieldsOf(page).message.focus();
      await page.keyboard.type("1/2 k");
    },
    late: async (page) => {
      await quiet(page);
      await expect(fieldsOf(page).message).toHaveValue("1/2 k");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  },
  "the newsletter form is sent once after two presses": {
    address: "/blog/",
    early: async (page) => {
      const { email, button } = newsletter(page);
      await email.fill("ada@example.com");
      // An impatient visitor presses again.
      await keys(button, "Space", "Space");
    },
    // The form may be sent and the page left in the instant in which it is hydrated.
    hydratedPart: (page) => confirmation(page, "newsletter"),
    late: async (page, receiver) => {
      await expect(confirmation(page, "newsletter")).toBeVisible();
      expect(receiver.leads).toHaveLength(1);
    },
  },
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

for (const [name, use, cases] of [
  ["a phone", phone, onPhone],
  ["a desktop", desktop, onDesktop],
] as const)
  test.describe(`before hydration on ${name}:`, () => {
    test.use(use);

    for (const [what, { address = "/about/", early, always, hydratedPart, late }] of Object.entries(
      cases,
    ))
      test(what, async ({ page, receiver }) => {
        await takeClock(page);
        const release = await holdScripts(page);
        await page.goto(address);
        await stopClock(page);
        await tickUntil(page, page.locator("html[data-whole]"));
        await early(page);
        await always?.(page);
        // The fake clock keeps this below ten seconds, after which a form is sent without script.
        await page.clock.runFor(3000);
        release();
        await tickUntil(page, hydratedPart?.(page) ?? page.locator("html[data-hydrated]"));
        await page.clock.resume();
        await always?.(page);
        await late?.(page, receiver);
      });
  });
