/** Analytics and the choice about it (spec §2 and §7; readings.md, Behaviour). */
import { expect, test, type Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { measurementId, publicHost, testPort } from "../support/public-host";

/** On this host the built site is no preview; the browser finds it on this machine. */
test.use({ baseURL: publicHost });

test.beforeAll(() => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  const measured = scripts.some((name) =>
    readFileSync(`public/${name}`, "utf8").includes(measurementId),
  );
  if (!measured) throw new Error(`Build with GATSBY_ANALYTICS_ID=${measurementId}.`);
});

const question = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });
const accept = (page: Page) => question(page).getByRole("button", { name: "Accept" });
const reject = (page: Page) => question(page).getByRole("button", { name: "Reject" });

/** What the tracker was told, as plain lists. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(
      (words) => JSON.parse(JSON.stringify(Array.from(words as ArrayLike<unknown>))) as unknown[],
    ),
  );
const views = async (page: Page) =>
  (await told(page))
    .filter(([command]) => command === "config")
    .map(([, , view]) => (view as { page_path: string; page_title: string }).page_path);

/** Counts requests for the tracker's script, and answers them. */
async function watchScript(page: Page, answer: "script" | "blocked" = "script"): Promise<string[]> {
  const requests: string[] = [];
  await page.route("https://www.googletagmanager.com/**", async (route) => {
    requests.push(route.request().url());
    if (answer === "blocked") await route.abort();
    else await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return requests;
}

test("nothing is loaded or stored before a choice; the question does not block", async ({
  page,
  context,
}) => {
  const requests = await watchScript(page);
  await page.goto("/");
  await expect(question(page)).toBeVisible();
  await expect(question(page)).not.toBeFocused();
  await page.getByRole("link", { name: "Book Your Profit Strategy Call" }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(question(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await told(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe("undefined");
});

test("yes and no weigh the same", async ({ page }) => {
  await page.goto("/");
  const looks = await Promise.all(
    [accept(page), reject(page)].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, borderColor, color, fontSize, fontWeight } =
          getComputedStyle(element);
        return { backgroundColor, borderColor, color, fontSize, fontWeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect((await accept(page).boundingBox())?.height).toBe(
    (await reject(page).boundingBox())?.height,
  );
});

test("after yes the script loads once, and each page view is told once", async ({ page }) => {
  const requests = await watchScript(page);
  await page.goto("/services/?private=1");
  await accept(page).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).toContain(`id=${measurementId}`);
  await expect.poll(() => views(page)).toEqual(["/services/"]);
  const first = await told(page);
  expect(first[0]).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    },
  ]);
  const [, , view] = first.find(([command]) => command === "config") ?? [];
  expect(view).toMatchObject({ page_location: `${publicHost}/services/`, cookie_update: false });

  await page.getByRole("link", { name: /^Learn more about Low-Code Solutions/ }).click();
  await expect.poll(() => views(page)).toEqual(["/services/", "/services/low-code/"]);
  const titles = (await told(page))
    .filter(([command]) => command === "config")
    .map(([, , sent]) => (sent as { page_title: string }).page_title);
  expect(titles[1]).toBe(await page.title());
  expect(titles[1]).not.toBe(titles[0]);

  await page.reload();
  await expect.poll(() => views(page)).toEqual(["/services/low-code/"]);
  await expect(question(page)).toBeHidden();
});

test("a call is counted after yes, and not after no", async ({ page }) => {
  await watchScript(page);
  const events = async () => (await told(page)).filter(([command]) => command === "event");
  await page.goto("/");
  await accept(page).click();
  await expect.poll(() => views(page)).toEqual(["/"]);
  const title = await page.title();
  await page.getByRole("link", { name: "Book Your Profit Strategy Call" }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(await events()).toEqual([
    ["event", "cta_click", { cta_type: "primary", cta_location: "hero", page_title: title }],
  ]);

  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(question(page)).toContainText("You accepted analytics.");
  await reject(page).click();
  await page.goBack();
  await page.getByRole("link", { name: "Book Your Profit Strategy Call" }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(await events()).toHaveLength(1);
  expect(await views(page)).toHaveLength(2);
  expect((await told(page)).at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
});

test("no is kept, and can be taken back from the footer by keyboard", async ({ page }) => {
  const requests = await watchScript(page);
  await page.goto("/about/");
  await reject(page).click();
  await page.reload();
  await page.waitForTimeout(1500);
  await expect(question(page)).toBeHidden();
  expect(requests).toEqual([]);

  const opener = page.getByRole("button", { name: "Cookie preferences" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(question(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => views(page)).toEqual(["/about/"]);
});

test("a blocked script and a tracker that throws stop nothing", async ({ page }) => {
  await watchScript(page, "blocked");
  await page.goto("/");
  await accept(page).click();
  await expect.poll(() => views(page)).toEqual(["/"]);
  await page.evaluate(() => {
    window.gtag = () => {
      throw new Error("broken tracker");
    };
  });
  await page.getByRole("link", { name: "Start Your Profit Audit" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test("where storage is refused the choice holds for the visit", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Refused", "SecurityError");
        },
      });
  });
  await page.goto("/");
  await reject(page).click();
  await page.getByRole("link", { name: "View All Insights" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.waitForTimeout(1500);
  await expect(question(page)).toBeHidden();
});

test("on a preview host there is nothing to choose, and the footer says so", async ({ page }) => {
  const requests = await watchScript(page);
  await page.goto(`http://localhost:${testPort}/`);
  await page.waitForTimeout(2000);
  await expect(question(page)).toBeHidden();
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(question(page)).toContainText("This site runs without analytics");
  await question(page).getByRole("button", { name: "Close" }).click();
  await expect(question(page)).toBeHidden();
  expect(requests).toEqual([]);
});
