/** When the scripts of a page start. */
import { expect, test, type Page } from "../support/browser-test";
import { takeClock } from "../support/clock";
import { hydrated } from "../support/hydrated";
import { given } from "../support/given";
import { entries } from "../support/words";

/** Collects the scripts that a page requests. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("a page requests no script before the first interaction", async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.mouse.move(10, 100);
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test("a query such as utm_source starts no script", async ({ page }) => {
  const { href } = given(entries("Calculator")[0]);
  const scripts = collectScripts(page);
  await takeClock(page);
  await page.goto(`${href}?utm_source=mail`, { waitUntil: "networkidle" });
  // A page with a hash starts its scripts within this time.
  await page.clock.runFor(3000);
  expect(scripts).toEqual([]);
});

test("an interaction starts the scripts even while the page is loading", async ({ page }) => {
  await page.route("**/maps/*.svg", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await hydrated(page);
});
