/** Visits across pages: keyboard, announcements, blocked storage, tabs open during a deploy, files lost for a moment. */
import type { RequestListener } from "node:http";
import { serveSite } from "../../scripts/lib/static-host";
import { expect, test } from "../support/browser-test";
import { tabTo } from "../support/tab-to";
import { takeClock } from "../support/clock";
import { followLink } from "../support/follow-link";
import { given } from "../support/given";
import { hydrated, interact, openHydrated } from "../support/hydrated";
import { confirmation, fieldsOf, fillLead, lead, sendButton } from "../support/lead";
import { quiet } from "../support/network-idle";
import { schemeControl } from "../support/header";
import { call, longPosts, messageOf, page as words, services } from "../support/words";

test("a lead can be sent by keyboard alone @first", async ({ page, receiver }) => {
  const { label, to } = call(words("home").hero.call);
  test.skip(to !== "/contact/", "The first call to action does not lead to the contact form.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.locator("main").getByRole("link", { name: label, exact: true }).first(),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to);
  const fields = fieldsOf(page);
  await expect(fields.message).toHaveValue(messageOf(words("home").hero.call));
  await tabTo(fields.firstName);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    await expect(fields[name]).toBeFocused();
    await page.keyboard.type(lead[name]);
    await page.keyboard.press("Tab");
  }
  for (const name of ["revenue", "needs"] as const) {
    await expect(fields[name]).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await expect(fields.message).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
});

test("client-side navigation announces the page and resets the focus", async ({ page }) => {
  await openHydrated(page, "/");
  const { label, to } = words("home").hero.secondary;
  await page.locator("main").getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(to);
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText(/^Navigated to /);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(announcer).toHaveText(`Navigated to ${heading}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("the site works when storage is blocked", async ({ page, receiver }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Refused", "SecurityError");
        },
      });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, services()[0].href);
  await schemeControl(page).selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await followLink(page, "/");
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await fillLead(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(receiver.leads).toHaveLength(1);
  expect(problems).toEqual([]);
});

test("a tab reloads once when a deploy has removed a script, never loops", async ({ page }) => {
  let loads = 0;
  const refused: string[] = [];
  let gone = false;
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
    if (!gone) scripts.add(request.url());
  });
  await takeClock(page);
  await openHydrated(page, "/");
  await quiet(page);
  gone = true;
  // From now on further scripts answer 404, and the site announces a new version, once.
  await page.route("**/*.js", (route) => {
    if (scripts.has(route.request().url())) return route.continue();
    refused.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.route(
    "**/page-data/app-data.json",
    (route) => route.fulfill({ json: { webpackCompilationHash: "a-newer-version" } }),
    { times: 1 },
  );
  loads = 0;
  const reloaded = page.waitForEvent("load");
  const { firstName } = fieldsOf(page);
  await firstName.focus();
  await reloaded;
  await interact(page);
  await hydrated(page);
  expect(loads).toBe(1);
  // The page requests the script again without another reload. Refused prefetches do not count.
  const [form] = refused;
  const asked = () => refused.filter((url) => url === form).length;
  const before = asked();
  await firstName.focus();
  const askedLater = async () => {
    await page.clock.runFor(30_000);
    return asked();
  };
  await expect.poll(askedLater).toBeGreaterThan(before + 2);
  expect(loads).toBe(1);
  await expect(firstName).toBeEditable();
});

/** A host that does not find each file below /static/ at first, and says so with the lifetime of such files. */
async function hostThatLosesFiles() {
  const asked = new Map<string, number>();
  const { address, server } = await serveSite(0);
  const [answer] = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request").on("request", (request, response) => {
    const { url = "" } = request;
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    if (url.startsWith("/static/") && times === 1)
      response.writeHead(404, { "Cache-Control": "max-age=31536000, immutable" }).end();
    else answer?.(request, response);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, address, close };
}

// A tab of its own: with a route, the browser would have no cache.
test("a picture and a text that were missing for a moment are shown in spite of the cache", async ({
  browser,
}) => {
  const { href } = given(longPosts()[0]);
  const host = await hostThatLosesFiles();
  const page = await browser.newPage({ baseURL: host.address });
  await openHydrated(page, "/blog/");
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await followLink(page, href);
  await expect(page.locator("[data-text] p").first()).toBeVisible();
  const times = [...host.asked].filter(([url]) => url.startsWith("/static/text/"));
  expect(times.map(([, count]) => count)).toEqual([2]);
  await page.close();
  host.close();
});
