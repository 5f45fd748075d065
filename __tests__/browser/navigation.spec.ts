import { expect, test } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

const headOf = () => ({
  titles: document.querySelectorAll("title").length,
  descriptions: document.querySelectorAll('meta[name="description"]').length,
  canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
    link.getAttribute("href"),
  ),
  title: document.title,
});

declare global {
  interface Window {
    /** Goes to another page as a link of Gatsby's does. */
    ___navigate: (to: string) => void;
  }
}

test("a client-side navigation leaves one of each head tag, the new page's", async ({ page }) => {
  await openHydrated(page, "/");
  const before = await page.evaluate(headOf);
  await page.getByRole("link", { name: /^Learn more about Low-Code Solutions/ }).click();
  await expect(page).toHaveURL(/\/services\/low-code\/$/);
  await expect.poll(async () => (await page.evaluate(headOf)).title).not.toBe(before.title);
  const after = await page.evaluate(headOf);
  expect(after).toMatchObject({ titles: 1, descriptions: 1 });
  expect(after.canonicals).toHaveLength(1);
  expect(after.canonicals[0]).toMatch(/\/services\/low-code\/$/);
});

test("every page comes up at its top, Back included", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.getByRole("link", { name: "View All Insights" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a link with a hash comes to its target, clear of the bar", async ({ page }) => {
  await openHydrated(page, "/blog/hidden-profit-leaks-ecommerce/");
  const link = page
    .getByRole("navigation", { name: "In this article" })
    .or(page.locator("nav[aria-labelledby=contents-title]"))
    .getByRole("link")
    .nth(3);
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  const top = () => page.locator(target).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(64);
  await expect.poll(top).toBeLessThan(300);
});

test("a hash that cannot be read leads to its page, from outside and when it is typed", async ({
  page,
}) => {
  for (const hash of ["#%", "#%E0%A4%A"]) {
    await openHydrated(page, `/blog/hidden-profit-leaks-ecommerce/${hash}`);
    await expect(page).toHaveURL(/\/blog\/hidden-profit-leaks-ecommerce\/$/);
    await page.evaluate((typed) => (window.location.hash = typed), hash);
    await expect(page).toHaveURL(/\/blog\/hidden-profit-leaks-ecommerce\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("profit leaks");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  }
});

test("an unknown address answers 404 and says so, an unknown article too", async ({ page }) => {
  const response = await page.goto("/nothing/here/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  expect((await page.goto("/blog/no-such-post/"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test("the theme is chosen, kept over a reload, and there before first paint", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Dark" }).click();
  expect(await ground()).not.toBe(light);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.getByRole("button", { name: "System" }).click();
  expect(await ground()).toBe(light);
});

test("an article's text comes with its page, and is fetched on the way from another page", async ({
  page,
}) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/static/text/")) texts.push(request.url());
  });
  await openHydrated(page, "/blog/discount-discipline/");
  const text = page.locator("[data-text] > p").first();
  await expect(text).toBeVisible();
  const words = await text.textContent();
  expect(texts).toEqual([]);

  await openHydrated(page, "/blog/");
  await page.getByRole("link", { name: /^Discount discipline/ }).click();
  await expect(text).toHaveText(words ?? "");
  expect(texts).toHaveLength(1);

  // Back and forth: nothing is fetched twice.
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.goForward();
  await expect(text).toHaveText(words ?? "");
  expect(texts).toHaveLength(1);
});

test("a heading of another page's article is where its link leads", async ({ page }) => {
  await openHydrated(page, "/blog/discount-discipline/");
  const id = await page.locator("[data-text] > h2").nth(2).getAttribute("id");
  await openHydrated(page, "/blog/");
  await page.evaluate((hash) => window.___navigate(`/blog/discount-discipline/#${hash}`), id);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(300);
});
