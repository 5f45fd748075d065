/** The search dialog: loading, results, keyboard. */
import { fill } from "../../src/lib/fill-names";
import { violationsInBothSchemes } from "../support/axe";
import { expect, test, type Page } from "../support/browser-test";
import { hiddenRoutes } from "../support/built-routes";
import { searchButton } from "../support/header";
import { openHydrated } from "../support/hydrated";
import { escapeRegExp } from "../support/escape-regexp";
import { quiet } from "../support/network-idle";
import { entries, navigation, services } from "../support/words";

const { search } = navigation();

/** Entries that the search can find by their titles. */
const findable = [
  ...services(),
  ...entries("BlogPost"),
  ...entries("Guide"),
  ...entries("Tool"),
  ...entries("Calculator"),
].filter(({ href }) => !hiddenRoutes.has(href));

/** A page whose title is part of no other title, so that searching for it finds it first. */
const sought =
  findable.find(
    ({ id, title }) =>
      title.split(" ").length > 1 &&
      !findable.some((other) => other.id !== id && other.title.includes(title)),
  ) ?? services()[0];

/** A word of at least five letters that is in two or more titles, else a title. */
const shared =
  findable
    .flatMap(({ title }) => title.match(/[A-Za-z]{5,}/g) ?? [])
    .find((word) => findable.filter(({ title }) => title.includes(word)).length > 1) ??
  sought.title;

const field = (page: Page) => page.getByRole("searchbox");
const dialog = (page: Page) => page.getByRole("dialog", { name: WORDS.search.label });
const state = (page: Page) => dialog(page).locator(".state");
const results = (page: Page) =>
  dialog(page).locator("[data-results] .results li").getByRole("link");
/** Opens the search by its button and waits until the index has loaded. */
async function open(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(state(page)).toHaveText(search.start);
}

test("opening the search loads its script and index, once", async ({ page }) => {
  const asked: string[] = [];
  // Prefetches of linked pages have other types.
  page.on("request", (request) => {
    if (["script", "fetch"].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, "/process/");
  await quiet(page);
  expect(asked).not.toContain("/search-index.json");
  const before = asked.length;
  await open(page);
  expect(asked.slice(before)).toContain("/search-index.json");
  expect(asked.slice(before).some((path) => path.endsWith(".js"))).toBe(true);
  await page.keyboard.press("Escape");
  const opened = asked.length;
  await open(page);
  expect(asked.slice(opened)).toEqual([]);
});

test("the search dialog has no accessibility violation in light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/process/");
  await open(page);
  await field(page).fill(shared);
  await expect(results(page).first()).toBeVisible();
  expect(await violationsInBothSchemes(page, "dialog[open]")).toEqual([]);
});

test("the search can be used by keyboard alone @first", async ({ page }) => {
  await openHydrated(page, "/process/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(shared);
  await expect(state(page)).toHaveText(
    new RegExp(`${escapeRegExp(WORDS.search.results.other).replace("\\{count\\}", "\\d+")}$`),
  );
  const first = results(page).first();
  await expect(first.locator("mark").first()).toHaveText(new RegExp(escapeRegExp(shared), "i"));
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const address = (await first.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toBeHidden();
});

test("Enter opens the best result; typing on a result continues the query", async ({ page }) => {
  const words = sought.title.split(" ");
  const beginning = words.slice(0, -1).join(" ");
  await openHydrated(page, "/process/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(beginning);
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type(` ${words.at(-1)}`);
  await expect(field(page)).toHaveValue(sought.title);
  await expect(results(page).first()).toContainText(sought.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(sought.href);
});

test("words and figures are found without the signs in them", async ({ page }) => {
  await openHydrated(page, "/process/");
  const index = await (await page.request.get("/search-index.json")).text();
  const plain = (words: string) => words.replace(/[’,]/, "").toLowerCase();
  const others = index.toLowerCase();
  const written = [/\p{L}{3,}’\p{L}+/gu, /(?<![\d,])\d{1,3},\d{3}(?![\d,])/g].flatMap(
    (pattern) =>
      index
        .match(pattern)
        ?.find((each) => index.split(each).length === 2 && !others.includes(plain(each))) ?? [],
  );
  await open(page);
  for (const words of written) {
    await field(page).fill(plain(words));
    await expect(results(page).locator("mark").filter({ hasText: words }).first()).toBeVisible();
  }
});

test("closing the search returns the focus to where it was", async ({ page }) => {
  await openHydrated(page, "/process/");
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(shared);
  await page.keyboard.press("Escape");
  await expect(searchButton(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  const link = page.getByRole("main").getByRole("link").last();
  await link.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: WORDS.search.close, exact: true }).click();
  await expect(link).toBeFocused();
});

test("a search without results shows advice and links", async ({ page }) => {
  const link = search.links.at(-1);
  await openHydrated(page, "/process/");
  await open(page);
  await field(page).fill("xyzzyqwert");
  await expect(state(page)).toHaveText(fill(WORDS.search.none, { query: "xyzzyqwert" }));
  await expect(dialog(page)).toContainText(search.advice);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/process/");
  await dialog(page).getByRole("link", { name: link?.label, exact: true }).click();
  await expect(page).toHaveURL(link?.to ?? "");
});
