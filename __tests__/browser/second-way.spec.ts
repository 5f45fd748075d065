/** The forms where the host's forms are the second way: what reaches the owner, and what the visitor sees. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { stopClock, takeClock } from "../support/clock";
import { holdScripts } from "../support/held-scripts";
import { openHydrated } from "../support/hydrated";
import {
  contactForm,
  emptyLead,
  fieldsOf,
  fillLead,
  lead,
  sendButton,
  shownLead,
  wakeForm,
} from "../support/lead";
import { leadsOf, turnOnSecondWay } from "../support/second-way";
import { holdToasts, toast } from "../support/toasts";
import { page as words, site } from "../support/words";

test.beforeEach(({ page }) => holdToasts(page));

/** An address by which the leads of a test are found among those of others. */
const ownEmail = () => `${test.info().testId}@example.com`;

const submit = (page: Page) => contactForm(page).locator("button[type=submit]");

async function fill(page: Page): Promise<void> {
  await fillLead(page);
  await fieldsOf(page).email.fill(ownEmail());
}

/** Opens the contact form and fills it in; everything it needs to be sent is fetched. */
async function openFilled(page: Page, webhook?: "on" | "off"): Promise<void> {
  await turnOnSecondWay(page, webhook);
  await openHydrated(page, "/contact/");
  await wakeForm(page);
  await fill(page);
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(toast(page, words("contact").form.sending.sent.title)).toBeVisible();
  await expect.poll(() => shownLead(page)).toEqual(emptyLead);
  await expect(toast(page, words("contact").form.sending.failed.title)).toHaveCount(0);
}

async function expectFailure(page: Page): Promise<void> {
  await expect(toast(page, words("contact").form.sending.failed.title)).toContainText(site().email);
  expect(await shownLead(page)).toEqual({ ...lead, email: ownEmail() });
  await expect(sendButton(page)).toBeEnabled();
  await expect(
    page.getByRole("link", { name: words("contact").form.mailFallback }),
  ).toHaveAttribute("href", /^mailto:/);
}

/** The host has one lead of the test, complete, with the reason. */
function expectOneLead(reason: string | RegExp): void {
  const leads = leadsOf(ownEmail());
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ ...lead, email: ownEmail(), "form-name": "contact" });
  expect(leads[0]?.["lead-id"]).toBe(`${leads[0]?.timestamp} ${ownEmail()}`);
  expect(leads[0]?.reason).toMatch(reason);
}

test("what the webhook takes does not come a second time", async ({ page, receiver }) => {
  await openFilled(page);
  await submit(page).dblclick();
  await expectSuccess(page);
  expect(receiver.leads).toHaveLength(1);
  expect(Object.keys(receiver.leads[0] ?? {})).toEqual([...Object.keys(lead), "timestamp", "type"]);
  expect(leadsOf(ownEmail())).toEqual([]);
});

test("webhook broken: one double click, one lead by the second way, and success", async ({
  page,
  receiver,
}) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  receiver.mode = "broken";
  await openFilled(page);
  await submit(page).dblclick();
  await expectSuccess(page);
  expectOneLead(/answered with status 500\.$/);
  expect(receiver.leads.length).toBeLessThanOrEqual(1);
  expect(problems).toEqual([]);
});

test("both ways down: the form is kept, and a mail is offered", async ({ page, receiver }) => {
  receiver.mode = "broken";
  await openFilled(page);
  let posts = 0;
  await page.route("/contact/thanks/", (route) => {
    posts += 1;
    return route.fulfill({ status: 404, body: "There is no such form." });
  });
  await submit(page).click();
  await expectFailure(page);
  expect(posts).toBe(1);
  expect(receiver.leads).toHaveLength(1);
});

test("with the webhook off, the host's forms are the only way", async ({ page, receiver }) => {
  await openFilled(page, "off");
  await submit(page).click();
  await expectSuccess(page);
  expectOneLead(/^$/);
  expect(receiver.leads).toEqual([]);
});

test.describe("scripts that never come", () => {
  /** Opens a page whose scripts are on their way and stay there. */
  async function openHeld(page: Page, address: string): Promise<void> {
    // The clock comes first: it would go by the time that leaps for a visitor as slow as a person.
    await takeClock(page);
    await turnOnSecondWay(page);
    await holdScripts(page);
    await page.goto(address);
    await stopClock(page);
  }

  /** Presses a button twice, as whoever has not seen the first press do anything, and waits until it is given up on. */
  async function pressTwice(page: Page, button: Locator): Promise<void> {
    await button.click();
    await button.click();
    await page.clock.runFor(10_000);
  }

  test("leave the contact form to the host, once", async ({ page, receiver }) => {
    await openHeld(page, "/contact/");
    await fill(page);
    await pressTwice(page, submit(page));
    await expect(page).toHaveURL("/contact/thanks/");
    expect(leadsOf(ownEmail())).toEqual([expect.objectContaining({ ...lead, email: ownEmail() })]);
    expect(receiver.leads).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  /** The page after a form is there where the owner has turned the host's forms on. */
  const isOn = site().forms.backup === "netlify";

  test("the contact form arrives, and leads to its thank-you page", async ({ page }) => {
    await turnOnSecondWay(page);
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

  test("the browser itself refuses a form that is not filled in", async ({ page }) => {
    await turnOnSecondWay(page);
    await page.goto("/contact/");
    await submit(page).click();
    await expect(page).toHaveURL("/contact/");
  });
});
