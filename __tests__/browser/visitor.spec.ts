/** What visitors meet across pages: calls, states, keyboard, failures (spec §2, §4 and §8). */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";
import { contactForm, fieldsOf, shownLead } from "../support/lead";
import { startReceiver } from "../support/receiver";

/** Sets up a tracker that keeps what it is told. */
const withTracker = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    Reflect.set(window, "events", events);
    window.gtag = (...words: unknown[]) => events.push(words);
  });
const events = (page: Page) => page.evaluate(() => Reflect.get(window, "events") as unknown[]);
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { source, topic, focusIndustry } = (window.history.state ?? {}) as Record<string, string>;
    return { source, topic, focusIndustry };
  });

const homeCalls = [
  ["Book Your Profit Strategy Call", 0, "hero_primary", "primary", "hero"],
  ["Start Your Profit Audit", 0, "services_audit", "audit", "services"],
  ["Book Your Profit Strategy Call", 1, "process_strategy_call", "strategy_call", "process"],
  [
    "Book Your Profit Strategy Call",
    2,
    "case_studies_strategy_call",
    "strategy_call",
    "case_studies",
  ],
] as const;

for (const [label, index, source, type, location] of homeCalls)
  test(`the home call ${source} counts, and hands over its source and message`, async ({
    page,
  }) => {
    await withTracker(page);
    await openHydrated(page, "/");
    const title = await page.title();
    await page.locator("main").getByRole("link", { name: label }).nth(index).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    expect(await events(page)).toEqual([
      ["event", "cta_click", { cta_type: type, cta_location: location, page_title: title }],
    ]);
    expect(await stateOf(page)).toMatchObject({ source });
    await expect(fieldsOf(page).message).toHaveValue(/profit audit|growth infrastructure/i);
  });

const serviceCalls = [
  ["profit-optimization", "profit_audit", "start_audit"],
  ["growth-automation", "growth_automation_launch", "launch_automation"],
  ["conversion-optimization", "cro_optimize", "optimize_funnels"],
  ["ai-automation", "ai_automation_implement", "implement_ai"],
  ["data-integration", "data_integration_sync", "sync_data"],
  ["development", "development_build", "build_platform"],
  ["low-code", "low_code_prototype", "prototype_solution"],
  ["analytics", "analytics_dashboard", "build_dashboard"],
] as const;

for (const [service, topic, action] of serviceCalls)
  test(`the calls of ${service} carry ${topic} and ${action}; the second leads to all services`, async ({
    page,
  }) => {
    await withTracker(page);
    const path = `/services/${service}/`;
    await openHydrated(page, path);
    const main = page.locator("main");
    await main.locator('a[href="/contact/"]').first().click();
    await expect(page).toHaveURL(/\/contact\/$/);
    const [[, name, told]] = (await events(page)) as [[string, string, Record<string, string>]];
    expect(name).toBe("service_cta_click");
    expect(told).toMatchObject({ action, page: path });
    expect(told.service).toBeTruthy();
    expect(await stateOf(page)).toMatchObject({ topic });
    await expect(contactForm(page).getByText("About:")).toContainText(told.service ?? "");
    await page.goBack();
    await main.getByRole("link", { name: "View All Services" }).click();
    await expect(page).toHaveURL(/\/services\/$/);
    expect(((await events(page)) as unknown[][]).at(-1)?.[2]).toMatchObject({
      action: "view_services",
      page: path,
    });
  });

test("what one asks about can be dropped, and stays dropped over a reload", async ({ page }) => {
  await openHydrated(page, "/services/ai-automation/");
  await page.locator("main").locator('a[href="/contact/"]').first().click();
  const about = contactForm(page).getByText("About:");
  await expect(about).toBeVisible();
  await page.reload();
  await expect(about).toBeVisible();
  await contactForm(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(about).toBeHidden();
  await expect(fieldsOf(page).message).toHaveValue("");
  await page.reload();
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await expect(about).toBeHidden();
});

test("a teaser leads to its case study: page top first, then the card, focused and marked", async ({
  page,
}) => {
  await withTracker(page);
  await openHydrated(page, "/");
  await page
    .getByRole("link", { name: /^View Full Case Study/ })
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/case-studies\/$/);
  expect(await stateOf(page)).toMatchObject({ focusIndustry: "Home & Garden" });
  const card = page.locator("article[data-marked]");
  await expect(card).toContainText("Home & Garden");
  await expect(card).toBeFocused();
  await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await expect(card).toBeInViewport();
});

const forged: [string, unknown][] = [
  ["a text", "message"],
  ["numbers", { source: 1, topic: 2, message: 3, focusIndustry: 4 }],
  ["nested objects", { message: { toString: "x" }, topic: ["ai"], focusIndustry: {} }],
  ["markup", { message: "<img src=x onerror=alert(1)>", focusIndustry: "<b>" }],
  ["a very long text", { message: "x".repeat(100_000), topic: "x".repeat(10_000) }],
  ["unknown codes", { source: "nowhere", topic: "nothing", focusIndustry: "Shipbuilding" }],
];

for (const [name, state] of forged)
  test(`a forged navigation state (${name}) changes nothing it should not`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("dialog", (dialog) => problems.push(dialog.message()));
    for (const path of ["/contact/", "/case-studies/"]) {
      await openHydrated(page, path);
      await page.evaluate((forgedState) => window.history.replaceState(forgedState, ""), state);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(page.locator("article[data-marked]")).toHaveCount(0);
    await page.goBack();
    expect(problems).toEqual([]);
  });

test("an unknown topic or source leaves the form as it is", async ({ page }) => {
  await openHydrated(page, "/contact/");
  await page.evaluate(() =>
    window.history.replaceState({ source: "nowhere", topic: "nothing", message: 7 }, ""),
  );
  await page.reload();
  await expect(page.locator("form[novalidate]")).toBeVisible();
  expect(new Set(Object.values(await shownLead(page)))).toEqual(new Set([""]));
  await expect(contactForm(page).getByText("About:")).toBeHidden();
});

test("form events tell which fields were wrong, never what was typed", async ({ page }) => {
  const receiver = await startReceiver();
  await withTracker(page);
  await openHydrated(page, "/contact/");
  await fieldsOf(page).email.fill("secret@");
  await contactForm(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await receiver.close();
  const told = await events(page);
  expect(told).toEqual([
    ["event", "form_start", { form_type: "full" }],
    [
      "event",
      "form_error",
      {
        form_type: "full",
        fields: "firstName,lastName,email,company,revenue,needs,message",
      },
    ],
  ]);
  expect(JSON.stringify(told)).not.toContain("secret");
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 1440])
    test(`a form full of errors has no accessibility violation, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openHydrated(page, "/contact/");
      await contactForm(page).scrollIntoViewIfNeeded();
      await expect(page.locator("form[novalidate]")).toBeVisible();
      await contactForm(page).getByRole("button", { name: "Send Message" }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(7);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

test("a lead is sent by keyboard alone, from the home page on", async ({ page }) => {
  const receiver = await startReceiver();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.locator("main").getByRole("link", { name: "Book Your Profit Strategy Call" }).first(),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact\/$/);
  const fields = fieldsOf(page);
  await expect(fields.message).not.toHaveValue("");
  const into = async (field: (typeof fields)["email"]) => {
    for (let step = 0; step < 40; step += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab does not come there.");
  };
  await into(fields.firstName);
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Byron");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Engine Works");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(fields.message).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(receiver.leads).toHaveLength(1);
  await receiver.close();
});

test("another page is announced, and Tab begins at its top", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("link", { name: "View All Insights" }).click();
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    "Navigated to Articles with the sums left in",
  );
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("where storage is refused every part of the site works", async ({ page }) => {
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
  const receiver = await startReceiver();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/services/analytics/");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("main").locator('a[href="/contact/"]').first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const fields = fieldsOf(page);
  await fields.firstName.fill("Ada");
  await fields.lastName.fill("Byron");
  await fields.email.fill("ada@example.com");
  await fields.company.fill("Engine Works");
  await fields.revenue.selectOption("1m-5m");
  await contactForm(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(receiver.leads).toHaveLength(1);
  expect(problems).toEqual([]);
  await receiver.close();
});

test("a page that crashes leaves the bar and the footer, and a reload leaves the error", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  let spoilt = false;
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: Record<string, unknown> } };
    if (!spoilt) body.result.data.aboutPage = null;
    spoilt = true;
    await route.fulfill({ response, json: body });
  });
  await openHydrated(page, "/services/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Story" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(alert).toContainText(
    "We're sorry, but something unexpected happened. Please try refreshing the page.",
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(logged.filter((text) => text.includes("The page crashed"))).toHaveLength(1);
  await alert.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Growth without margin capsizes",
  );
});

test("a script that is gone since a new version reloads the tab once, and never loops", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openHydrated(page, "/");
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  // What is fetched from now on is gone, and the site says that it has a newer version.
  await page.route("**/*.js", (route) =>
    scripts.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(
    "**/page-data/app-data.json",
    (route) => route.fulfill({ json: { webpackCompilationHash: "a-newer-version" } }),
    { times: 1 },
  );
  loads = 0;
  await contactForm(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loads, { timeout: 10_000 }).toBe(1);
  await page.waitForTimeout(3000);
  expect(loads).toBe(1);
  await contactForm(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  expect(loads).toBe(1);
  await expect(fieldsOf(page).firstName).toBeEditable();
});
