/** Both forms against a webhook that behaves, and one that does not (spec §4, §7 and §8). */
import { expect, test, type Page } from "@playwright/test";
import { holdScripts } from "../support/held-scripts";
import { openHydrated } from "../support/hydrated";
import { contactForm, emptyLead, fillLead, lead, shownLead } from "../support/lead";
import { startReceiver, type Mode, type Receiver } from "../support/receiver";

let receiver: Receiver;

test.beforeAll(async () => {
  receiver = await startReceiver();
});

test.afterAll(() => receiver.close());

test.beforeEach(() => {
  receiver.leads = [];
  receiver.mode = "ok";
});

const send = (page: Page) => contactForm(page).getByRole("button", { name: /^Send/ });
const toast = (page: Page, title: string) =>
  page.locator(".Toastify__toast").filter({ hasText: title });

async function openFilled(page: Page, mode: Mode): Promise<void> {
  receiver.mode = mode;
  await openHydrated(page, "/contact/");
  await fillLead(page);
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(toast(page, "Message sent successfully!")).toContainText(
    "We'll get back to you within 24 hours to discuss your profit optimization strategy.",
  );
  expect(await shownLead(page)).toEqual(emptyLead);
  await expect(send(page)).toBeEnabled();
}

async function expectFailure(page: Page): Promise<void> {
  await expect(toast(page, "Submission failed")).toContainText(
    "Please try again or contact us directly at hello@northkeel.example",
  );
  expect(await shownLead(page)).toEqual(lead);
  await expect(send(page)).toBeEnabled();
  const mail = page.getByRole("link", { name: "Send this message as an email instead" });
  const url = new URL((await mail.getAttribute("href")) ?? "");
  expect(url.searchParams.get("body")).toContain(lead.message);
}

for (const mode of ["ok", "no content"] as const)
  test(`${mode}: one lead with exactly the form's values, and an empty form`, async ({ page }) => {
    await openFilled(page, mode);
    await send(page).dblclick();
    await expectSuccess(page);
    expect(receiver.leads).toHaveLength(1);
    const { timestamp, ...rest } = receiver.leads[0] ?? {};
    expect(new Date(timestamp ?? "").toISOString()).toBe(timestamp);
    expect(rest).toEqual({ ...lead, type: "full" });
  });

test("slow: the button says so and takes no second click, then the form is empty", async ({
  page,
}) => {
  await openFilled(page, "slow");
  await send(page).click();
  await expect(send(page)).toHaveText("Sending...");
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press("Enter");
  await expectSuccess(page);
  expect(receiver.leads).toHaveLength(1);
});

for (const mode of ["bad request", "broken", "dropped"] as const)
  test(`${mode}: one request, and the form is kept`, async ({ page }) => {
    await openFilled(page, mode);
    await send(page).click();
    await expectFailure(page);
    expect(receiver.leads).toHaveLength(1);
    await page.reload();
    await expect.poll(() => shownLead(page)).toEqual(lead);
  });

test("silent: after 15 seconds it counts as failed", async ({ page }) => {
  await openFilled(page, "silent");
  await send(page).click();
  await expect(send(page)).toHaveText("Sending...");
  await expect(toast(page, "Submission failed")).toBeVisible({ timeout: 20_000 });
  await expectFailure(page);
  expect(receiver.leads).toHaveLength(1);
});

test("closed to other origins: nothing is posted, and the form is kept", async ({ page }) => {
  await openFilled(page, "closed to other origins");
  await send(page).click();
  await expectFailure(page);
  expect(receiver.leads).toHaveLength(0);
});

test("offline: the form is kept, and sending again once online succeeds", async ({
  page,
  context,
}) => {
  await openFilled(page, "ok");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await send(page).click();
  await expectFailure(page);
  await context.setOffline(false);
  await send(page).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
});

test("the newsletter sends its address, the time and its type, once", async ({ page }) => {
  await openHydrated(page, "/blog/");
  const form = page.getByRole("form");
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Your email").fill("ada@example.com");
  await form.getByRole("button").dblclick();
  await expect(toast(page, "Newsletter subscription successful!")).toContainText(
    "You'll receive our latest profit optimization insights and strategies in your inbox.",
  );
  expect(receiver.leads).toHaveLength(1);
  const { timestamp, ...rest } = receiver.leads[0] ?? {};
  expect(new Date(timestamp ?? "").toISOString()).toBe(timestamp);
  expect(rest).toEqual({ email: "ada@example.com", type: "newsletter" });
  await expect(form.getByLabel("Your email")).toHaveValue("");
});

test("a newsletter that fails keeps the address", async ({ page }) => {
  receiver.mode = "slow";
  await openHydrated(page, "/blog/");
  const form = page.getByRole("form");
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Your email").fill("not an address");
  await form.getByRole("button").click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await form.getByLabel("Your email").fill("ada@example.com");
  await form.getByRole("button").click();
  await expect(form.getByRole("button")).toHaveText("Subscribing...");
  receiver.mode = "broken";
  await expect(form.getByRole("button")).toBeEnabled({ timeout: 10_000 });
  await form.getByLabel("Your email").fill("ada@example.com");
  await form.getByRole("button").click();
  await expect(toast(page, "Submission failed")).toBeVisible();
  await expect(form.getByLabel("Your email")).toHaveValue("ada@example.com");
});

test("a form sent before its script has come is sent when it comes", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact/", { waitUntil: "commit" });
  await fillLead(page);
  await send(page).click();
  release();
  await expectSuccess(page);
  expect(receiver.leads).toHaveLength(1);
});

test("the form at the end of the home page sends as well", async ({ page }) => {
  await openHydrated(page, "/");
  await fillLead(page);
  await send(page).click();
  await expectSuccess(page);
  expect(receiver.leads).toHaveLength(1);
});

test("the hidden field, once filled, sends nothing and looks like success", async ({ page }) => {
  await openFilled(page, "ok");
  await page
    .locator('input[name="website"]')
    .evaluate((trap: HTMLInputElement) => (trap.value = "https://spam.example"));
  await send(page).click();
  await expectSuccess(page);
  expect(receiver.leads).toHaveLength(0);
});
