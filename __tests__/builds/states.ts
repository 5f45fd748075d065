/** The states of pages that only a browser shows, one after the other. */
import type { BrowserContext } from "@playwright/test";
import { fill } from "../../src/lib/fill-names";
import type { Words } from "../../src/model/default-words";
import { contactFields } from "../../src/model/form-fields";

/** Where the built forms are posted. */
export const webhook = "http://localhost:8000/leads";

const email = "q@example.com";

/**
 * Visits the states of a site.
 * @param pages the addresses of a calculator and of a questionnaire, of those that the site has
 * @param seen receives the HTML of each state
 */
export async function visitStates(
  context: BrowserContext,
  words: Words,
  pages: { calculator?: string; questionnaire?: string },
  seen: (state: string, html: string) => void,
): Promise<void> {
  let page = await context.newPage();
  const take = async (state: string) => seen(state, await page.content());
  const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
  const shows = (text: string) => page.getByText(text).first().waitFor({ state: "attached" });
  const open = async (address: string) => {
    await page.goto(address);
    await page.dispatchEvent("html", "pointermove");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  };
  /** Opens a page and makes its last form ready. */
  const openForm = async (address: string) => {
    await open(address);
    await page.getByRole("form").last().getByRole("textbox").first().focus();
    await page.locator("form[novalidate]:not([data-pending])").waitFor();
  };
  let isBroken = true;
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ body: "" }),
  );
  await context.route("**/*", (route) => {
    if (route.request().method() === "GET") return route.fallback();
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
    };
    return isBroken ? route.abort() : route.fulfill({ headers });
  });

  await open("/");
  await button(words.consent.decline).click();
  await take("analytics declined");
  await button(words.consent.preferences).click();
  await button(words.consent.accept).click();
  await take("analytics accepted");
  await button(words.header.openMenu).click();
  await take("menu");
  await button(words.header.closeMenu).click();

  await page.route("**/search-index.json", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await shows(words.search.failed);
  await take("search without its index");
  await page.unroute("**/search-index.json");
  await button(words.search.retry).click();
  await page.getByRole("searchbox").fill("qqqqq");
  await shows(fill(words.search.none, { query: "qqqqq" }));
  await take("search without a result");
  await page.getByRole("searchbox").fill(words.kinds.Service ?? "");
  await page.locator("[data-results] mark").first().waitFor();
  await take("search with results");
  await page.keyboard.press("Escape");

  await openForm("/contact/");
  await button(words.form.submit).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await take("form with errors");
  for (const { name, control } of contactFields) {
    const field = page.locator(`form[novalidate] [name=${name}]`);
    if (control === "list") await field.selectOption({ index: 1 });
    else await field.fill(control === "email" ? email : "qqqqqqqqqqqq");
  }
  await button(words.form.submit).click();
  await shows(words.form.failed);
  await take("form that failed");
  page = await context.newPage();
  await openForm("/contact/");
  await shows(words.form.draft);
  await take("form with a draft");
  isBroken = false;
  await button(words.form.submit).click();
  await shows(words.form.again);
  await take("form that was sent");

  await openForm("/blog/");
  await button(words.newsletter.submit).click();
  await page.locator("[aria-invalid=true]").waitFor();
  await take("newsletter with an error");
  await page.locator("form[novalidate] [name=email]").fill(email);
  await button(words.newsletter.submit).click();
  await shows(words.newsletter.again);
  await take("newsletter that was sent");

  if (pages.calculator) {
    await open(pages.calculator);
    const field = page.locator("main input[inputmode]").first();
    for (const typed of ["", "x", "-99999999999"]) {
      await field.fill(typed);
      await field.blur();
      await page.locator("[aria-invalid=true]").waitFor();
      await take(`calculator with “${typed}”`);
    }
    await button(words.calculator.copy).click();
    await take("calculator whose link is copied");
  }
  if (pages.questionnaire) {
    await open(pages.questionnaire);
    const next = page.locator("main form button[type=submit]");
    await next.click();
    await take("questionnaire without an answer");
    while (await next.isVisible()) {
      for (const group of await page.locator("[data-now] [role=radiogroup]").all())
        await group.getByRole("radio").first().check();
      await next.click();
    }
    await page.locator("main input[inputmode]").last().fill("2000000");
    await take("questionnaire with its result");
  }

  await page.goto("/nothing/");
  await take("a page that does not exist");
  await open("/");
  await page.locator("footer a[href='/legal/']").first().dispatchEvent("click");
  await page.locator("#gatsby-announcer:not(:empty)").waitFor({ state: "attached" });
  await take("the next page");
  await page.route("**/page-data/process/page-data.json", async (route) => {
    const url = route.request().url().replace("www.public.example", "localhost");
    const data = (await (await route.fetch({ url })).json()) as { result: { data: unknown } };
    await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
  });
  await page.locator("footer a[href='/process/']").first().dispatchEvent("click");
  await shows(words.errors.crashTitle);
  await take("a page that crashes");
}
