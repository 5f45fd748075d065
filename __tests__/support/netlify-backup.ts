/** Turns the Netlify backup of forms on, for a site that is built without. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { FormDelivery } from "../../src/model/host-forms";
import { withBackup } from "./backup-html";
import { leadsFolder } from "./public-host";

/**
 * Makes the visitor look as slow as a person, since a form that is sent at once looks like spam to the backup. The
 * page's time jumps by a minute before each submit. Call it before the page is opened.
 */
export const asSlowAsAPerson = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let leapt = 0;
    performance.now = () => now() + leapt;
    // The capture phase runs before the form's own listener.
    addEventListener("submit", () => (leapt += 60_000), { capture: true });
  });

/**
 * Turns the Netlify backup on for a page: in its HTML, as the server would render it, and in the data that its script
 * reads. Includes `asSlowAsAPerson`. Call it before the page is opened.
 */
export async function turnOnNetlifyBackup(page: Page, webhook: FormDelivery["webhook"] = "on") {
  await asSlowAsAPerson(page);
  await page.route(
    ({ pathname }) => pathname.endsWith("/"),
    async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: withBackup(await response.text()) });
    },
  );
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { siteSettings?: { forms?: FormDelivery } } };
    if (answer.data.siteSettings?.forms)
      answer.data.siteSettings.forms = { webhook, backup: "netlify" };
    return route.fulfill({ response, json: answer });
  });
}

/** Makes the Netlify backup fail if the owner has one, so that a form fails when the webhook does. */
export const breakNetlifyBackup = (page: Page) =>
  page.route("**/thanks/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, body: "There is no such form." })
      : route.fallback(),
  );

/** The leads that the host has stored for an email address. */
export function leadsOf(email: string): Record<string, string>[] {
  const file = path.join(leadsFolder, "leads.jsonl");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>)
    .filter((lead) => lead.email === email);
}
