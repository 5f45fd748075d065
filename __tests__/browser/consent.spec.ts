/** Analytics and the consent banner. */
import { expect, test, type Page } from "../support/browser-test";
import { takeClock } from "../support/clock";
import { answer, banner, opener } from "../support/consent";
import { openHydrated } from "../support/hydrated";
import { publicHost } from "../support/public-host";
import { quiet } from "../support/network-idle";
import { measurementId } from "../../scripts/lib/measurement-id";
import { isMeasured } from "../support/measured";
import { onlyWithGa4 } from "../support/tracker";
import { call, page as words } from "../support/words";

/** Analytics is off on preview hosts such as localhost; the browser resolves this host to the local server. */
test.use({ baseURL: publicHost });
onlyWithGa4();

test.beforeAll(() => {
  if (!isMeasured) throw new Error(`Build with GATSBY_ANALYTICS_ID=${measurementId}.`);
});

/** A call to action of the home page that sends an event. */
const homeCall = call(words("home").hero.call);
const callLink = (page: Page) =>
  page.locator("main").getByRole("link", { name: homeCall.label, exact: true }).first();

/** The calls of gtag, as arrays. */
const gtagCalls = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(
      (said) => JSON.parse(JSON.stringify(Array.from(said as ArrayLike<unknown>))) as unknown[],
    ),
  );
const views = async (page: Page) =>
  (await gtagCalls(page))
    .filter(([command]) => command === "config")
    .map(([, , view]) => (view as { page_path: string; page_title: string }).page_path);

/** Collects the requests for gtag's script, and answers them. */
async function watchScript(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route("https://www.googletagmanager.com/**", async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return requests;
}

/** Moves the clock by a minute and waits for the requests that this starts. Needs `takeClock`. */
async function passMinute(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await quiet(page);
}

test("before a choice nothing is loaded or stored @first", async ({ page, context }) => {
  const requests = await watchScript(page);
  await takeClock(page);
  await openHydrated(page, "/");
  await passMinute(page);
  await expect(banner(page)).toBeVisible();
  await callLink(page).click();
  await expect(page).toHaveURL(homeCall.to);
  await passMinute(page);
  await expect(banner(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await gtagCalls(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe("undefined");
});

test("a refusal is kept, and can be changed by keyboard @first", async ({ page }) => {
  const requests = await watchScript(page);
  await takeClock(page);
  await openHydrated(page, "/about/");
  await passMinute(page);
  await answer(page, "decline").click();
  await openHydrated(page, "/about/");
  await passMinute(page);
  await expect(banner(page)).toBeHidden();
  expect(requests).toEqual([]);

  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(answer(page, "accept")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
  await passMinute(page);
  await expect.poll(() => views(page)).toEqual(["/about/"]);
});

test("withdrawing consent deletes the cookies of Analytics alone", async ({ page, context }) => {
  await watchScript(page);
  await openHydrated(page, "/about/");
  await answer(page, "accept").click();
  await expect.poll(() => views(page)).toEqual(["/about/"]);
  const { hostname } = new URL(publicHost);
  const domains = [hostname, `.${hostname}`, `.${hostname.split(".").slice(1).join(".")}`];
  await context.addCookies([
    ...domains.map((domain, index) => ({ name: `_ga_${index}`, value: "1", domain, path: "/" })),
    { name: "_ga", value: "1", domain: hostname, path: "/" },
    { name: "_gallery", value: "1", domain: hostname, path: "/" },
  ]);
  await opener(page).click();
  await answer(page, "decline").click();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(["_gallery"]);
});

/** The keys of both storages but for scroll positions, with the cookies and all stored values. */
async function stored(page: Page) {
  const [local, session] = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage).filter(([key]) => !key.startsWith("@@scroll")),
    ),
  );
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = (entries: typeof local) => (entries ?? []).map(([key]) => key).sort();
  return { local: keys(local), session: keys(session), cookies, values: String([local, session]) };
}

const visits = [
  { choice: "refusal", local: ["consent"], session: [], isMeasured: false },
  { choice: "Global Privacy Control", local: [], session: [], isMeasured: false },
  { choice: "consent", local: ["consent"], session: ["landing"], isMeasured: true },
];

for (const { choice, local, session, isMeasured } of visits)
  test(`what a visit from an advertisement stores and sends with ${choice}`, async ({ page }) => {
    const requests = await watchScript(page);
    await takeClock(page);
    if (choice === "Global Privacy Control")
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      );
    await openHydrated(page, "/?utm_source=mail&gclid=x1y2");
    await passMinute(page);
    if (choice === "refusal") await answer(page, "decline").click();
    if (choice === "consent") await answer(page, "accept").click();
    await expect(banner(page)).toBeHidden();
    await callLink(page).click();
    await expect(page).toHaveURL(homeCall.to);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await passMinute(page);
    const { values, ...kept } = await stored(page);
    expect(kept).toEqual({ local, session, cookies: [] });
    expect(values.includes("x1y2")).toBe(isMeasured);
    expect(requests.length > 0).toBe(isMeasured);
    await opener(page).click();
    await answer(page, "accept").click();
    await passMinute(page);
    expect(requests).toHaveLength(1);
  });
