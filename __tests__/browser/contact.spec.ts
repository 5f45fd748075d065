/** The contact form: what calls to action pass to it, and its errors. */
import { contactFields } from "../../src/model/form-fields";
import { violationsInBothSchemes } from "../support/axe";
import { expect, test } from "../support/browser-test";
import { given } from "../support/given";
import { openHydrated } from "../support/hydrated";
import { contactForm, fieldsOf, hydrateForm, sendButton } from "../support/lead";
import { call, messageOf, services } from "../support/words";

const requiredFields = contactFields.filter(({ required }) => required);

/** A service whose call to action passes a subject, a message and a need. */
const withSubject = services().find((service) => {
  const { to, about, message, needs } = call(service.call);
  return to === "/contact/" && about && message && needs;
});

test("a call fills in message, need and subject, which can be removed", async ({ page }) => {
  const { call: id, href } = given(withSubject);
  const { label, about, needs } = call(id);
  const message = messageOf(id);
  await openHydrated(page, href);
  await page.locator("main").getByRole("link", { name: label }).first().click();
  await expect(page).toHaveURL("/contact/");
  const fields = fieldsOf(page);
  await expect(fields.message).toHaveValue(message);
  await expect(fields.needs).toHaveValue(needs ?? "");
  const subject = contactForm(page).getByRole("heading", { name: about });
  await expect(subject).toBeVisible();
  await page.reload();
  await expect(fields.message).toHaveValue(message);
  await expect(subject).toBeVisible();
  await contactForm(page).getByRole("button", { name: WORDS.form.remove }).click();
  await expect(subject).toBeHidden();
  await expect(fields.message).toHaveValue("");
  await page.reload();
  await hydrateForm(page);
  await expect(subject).toBeHidden();
});

test("the contact form with all errors has no accessibility violation", async ({ page }) => {
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
