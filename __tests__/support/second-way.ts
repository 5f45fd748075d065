/** The second way of forms, for browser tests: turned on for the built site, whatever its content says. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { FormWays } from "../../src/model/platform-forms";
import { withBackup } from "./backup-html";
import { leadsFolder } from "./public-host";

/**
 * Makes the visitor as slow as a person: where the host's forms are on, a form that is sent at once looks like spam.
 * The page's time leaps before each sending, so that a form has been open for a while wherever it was opened. Call it
 * before the page is opened.
 */
export const asSlowAsAPerson = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let leapt = 0;
    performance.now = () => now() + leapt;
    // Heard on its way down, before the form's own listener.
    addEventListener("submit", () => (leapt += 60_000), { capture: true });
  });

/**
 * Turns the host's forms on for a page: in the HTML as the server would render it, and in the data that the page's
 * script reads. The visitor is as slow as a person. Call it before the page is opened.
 */
export async function turnOnSecondWay(page: Page, webhook: FormWays["webhook"] = "on") {
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
    const answer = (await response.json()) as { data: { siteSettings?: { forms?: FormWays } } };
    if (answer.data.siteSettings?.forms)
      answer.data.siteSettings.forms = { webhook, backup: "netlify" };
    return route.fulfill({ response, json: answer });
  });
}

/** Closes the host's forms, where the owner has turned them on: what the webhook does not take then fails. */
export const closeSecondWay = (page: Page) =>
  page.route("**/thanks/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, body: "There is no such form." })
      : route.fallback(),
  );

/** What the host's forms have kept for an address. */
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
