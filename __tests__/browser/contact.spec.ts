/** The contact form: what calls to action pass to it, and its errors. */
import { contactFields } from "../../src/model/form-fields";
import { violationsInBothSchemes } from "../support/axe";
import { expect, test } from "../support/browser-test";
import { openHydrated } from "../support/hydrated";
import { contactForm, fieldsOf, hydrateForm, sendButton } from "../support/lead";
import { startsWith } from "../support/escape-regexp";
import { events, withTracker } from "../support/tracker";
import { call, messageOf, page as words, services } from "../support/words";

const requiredFields = contactFields.filter(({ required }) => required);

/** A service whose call to action passes a subject, a message and a need. */
const withSubject = services().find((service) => {
  const { to, about, message, needs } = call(service.call);
  return to === "/contact/" && about && message && needs;
});

test("a call to action fills in message, need and subject; removing the subject lasts over a reload", async ({
  page,
}) => {
  test.skip(!withSubject, "No call to action of a service passes all three.");
  const id = withSubject?.call ?? "";
  const { label, about, needs } = call(id);
  const message = messageOf(id);
  await openHydrated(page, withSubject?.href ?? "");
  await page.locator("main").getByRole("link", { name: label }).first().click();
  await expect(page).toHaveURL("/contact/");
  const fields = fieldsOf(page);
  await expect(fields.message).toHaveValue(message);
  await expect(fields.needs).toHaveValue(needs ?? "");
  const subject = contactForm(page).getByText("About:");
  await expect(subject).toContainText(about ?? "");
  await page.reload();
  await expect(fields.message).toHaveValue(message);
  await expect(subject).toBeVisible();
  await contactForm(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(subject).toBeHidden();
  await expect(fields.message).toHaveValue("");
  await page.reload();
  await hydrateForm(page);
  await expect(subject).toBeHidden();
});

test("applying for a job puts the job's title into the message", async ({ page }) => {
  const id = words("careers").call;
  const { label, to, message } = call(id);
  test.skip(to !== "/contact/", "Jobs do not lead to the contact form.");
  test.skip(!message?.includes("{subject}"), "The message does not include the job.");
  await openHydrated(page, "/about/careers/");
  const job = page
    .locator("main li")
    .filter({ has: page.getByRole("link", { name: startsWith(label) }) })
    .last();
  test.skip((await job.count()) === 0, "No job is open.");
  const title = await job.getByRole("heading").innerText();
  await job.getByRole("link", { name: startsWith(label) }).click();
  await expect(fieldsOf(page).message).toHaveValue(messageOf(id, title));
});

test("sending an invalid form shows all errors and focuses the first field; analytics gets only the names of fields", async ({
  page,
}) => {
  await withTracker(page);
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  await fieldsOf(page).email.fill("secret@");
  await sendButton(page).click();
  for (const { message } of requiredFields) await expect(page.getByText(message)).toBeVisible();
  await expect(fieldsOf(page).firstName).toBeFocused();
  const fields = requiredFields.map(({ name }) => name).join(",");
  await expect
    .poll(() => events(page))
    .toEqual([
      ["event", "form_start", { form_type: "full" }],
      ["event", "form_error", { form_type: "full", fields }],
    ]);
});

test("the label of the invalid field that gets the focus is below the header", async ({ page }) => {
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  const { firstName, email } = fieldsOf(page);
  await email.focus();
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  // The field itself is just in view, so the browser does not scroll to it.
  await firstName.evaluate((field, above) => {
    window.scrollBy({ top: field.getBoundingClientRect().top - above - 2, behavior: "instant" });
  }, header);
  await page.keyboard.press("Enter");
  await expect(firstName).toBeFocused();
  const label = contactForm(page).locator("label", {
    hasText: words("contact").form.firstName.label,
  });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test("the contact form with all errors has no accessibility violation in light and dark on a phone and a wide screen", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/contact/");
  await hydrateForm(page);
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(requiredFields.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothSchemes(page, "main form")).toEqual([]);
  }
});
