/** The contact form with Netlify Forms as its backup. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { stopClock, takeClock } from "../support/clock";
import { holdScripts } from "../support/held-requests";
import { openHydrated } from "../support/hydrated";
import { contactForm, confirmation, fieldsOf, fillLead, lead, hydrateForm } from "../support/lead";
import { leadsOf, turnOnNetlifyBackup } from "../support/netlify-backup";
import { holdToasts, toast } from "../support/toasts";
import { page as words, site } from "../support/words";

test.beforeEach(({ page }) => holdToasts(page));

/** An email address that is unique to the test, so that its leads can be found. */
const ownEmail = () => `${test.info().testId}@example.com`;

const submit = (page: Page) => contactForm(page).locator("button[type=submit]");

async function fill(page: Page): Promise<void> {
  await fillLead(page);
  await fieldsOf(page).email.fill(ownEmail());
}

/** Opens, hydrates and fills in the contact form. */
async function openFilled(page: Page, webhook?: "on" | "off"): Promise<void> {
  await turnOnNetlifyBackup(page, webhook);
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  await fill(page);
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(toast(page, words("contact").form.sent.title)).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(toast(page, WORDS.form.failed)).toHaveCount(0);
}

/** Expects one complete lead of the test at the host, with the reason. */
function expectOneLead(reason: string | RegExp): void {
  const leads = leadsOf(ownEmail());
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ ...lead, email: ownEmail(), "form-name": "contact" });
  expect(leads[0]?.["lead-id"]).toBe(`${leads[0]?.timestamp} ${ownEmail()}`);
  expect(leads[0]?.reason).toMatch(reason);
}

test("the backup gets one lead of a double click", async ({ page, receiver }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  receiver.mode = "broken";
  await openFilled(page);
  await submit(page).dblclick();
  await expectSuccess(page);
  expectOneLead(/answered with status 500\.$/);
  expect(receiver.leads).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.describe("the contact form whose scripts never arrive", () => {
  /** Opens a page whose scripts never arrive. */
  async function openHeld(page: Page, address: string): Promise<void> {
    // Clicks and typing are slow, so the clock must be under control before they start.
    await takeClock(page);
    await turnOnNetlifyBackup(page);
    await holdScripts(page);
    await page.goto(address);
    await stopClock(page);
  }

  /** Presses a button twice, as an impatient visitor does, and waits until the page gives up on its scripts. */
  async function pressTwice(page: Page, button: Locator): Promise<void> {
    await button.click();
    await button.click();
    await page.clock.runFor(10_000);
  }

  test("is sent to the host once", async ({ page, receiver }) => {
    await openHeld(page, "/contact/");
    await fill(page);
    await pressTwice(page, submit(page));
    await expect(page).toHaveURL("/contact/thanks/");
    expect(leadsOf(ownEmail())).toEqual([expect.objectContaining({ ...lead, email: ownEmail() })]);
    expect(receiver.leads).toEqual([]);
  });
});

test.describe("the contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** The thank-you page exists only if the owner uses Netlify Forms. */
  const isOn = site().forms.backup === "netlify";

  test("is sent to the host, and leads to the thank-you page", async ({ page }) => {
    await turnOnNetlifyBackup(page);
    await page.goto("/contact/");
    await fill(page);
    await submit(page).click();
    await expect(page).toHaveURL("/contact/thanks/");
    expect(leadsOf(ownEmail())).toEqual([
      {
        "form-name": "contact",
        ...lead,
        email: ownEmail(),
        type: "full",
        timestamp: "",
        "lead-id": "",
        reason: "Sent by a browser without script.",
      },
    ]);
    if (isOn)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        words("contact").form.thanks.title,
      );
  });
});
