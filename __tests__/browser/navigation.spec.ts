/** Navigation: head tags, scrolling, hashes, the 404 page, texts of articles. */
import { fill } from "../../src/lib/fill-names";
import { indexAddress } from "../../src/lib/search-document";
import { awayFromPointer } from "../../scripts/lib/away-from-pointer";
import { expect, test } from "../support/browser-test";
import { drawn } from "../support/frames";
import { given } from "../support/given";
import { holdRequests, holdScripts } from "../support/held-requests";
import { followLink } from "../support/follow-link";
import { hydrated, interact, openHydrated } from "../support/hydrated";
import { allSectionsShown } from "../support/deferred-sections";
import { quiet } from "../support/network-idle";
import { inFallbackTypefaces } from "../support/typefaces";
import { entries, footerPages, longPosts, page as words, services } from "../support/words";

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
    /** Of each frame that differs from the one before: whether heading and address are new, and the head. */
    heads?: string[];
  }
}

test("client-side navigation replaces the head tags @first", async ({ page }) => {
  const service = services().at(-1);
  await openHydrated(page, "/");
  const before = await page.evaluate(headOf);
  const name = fill(WORDS.services.read, { title: service?.title ?? "" });
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(service?.href ?? "");
  await expect.poll(async () => (await page.evaluate(headOf)).title).not.toBe(before.title);
  const after = await page.evaluate(headOf);
  expect(after).toMatchObject({ titles: 1, descriptions: 1 });
  expect(after.canonicals).toEqual([expect.stringMatching(new RegExp(`${service?.href}$`))]);
});

/** Pages, each with the page of one of its links. */
const pairs = [
  ["/", services()[0].href],
  [services()[0].href, "/services/"],
  ["/blog/", entries("BlogPost")[0]?.href],
  ["/case-studies/", entries("CaseStudy")[0]?.href],
  ["/resources/", entries("Calculator")[0]?.href],
  ["/services/", "/contact/"],
] as const;

for (const [from, to] of pairs)
  test(`a link that was pointed at on ${from} needs no further script, and its heading comes with address and head`, async ({
    page,
  }) => {
    test.skip(to === undefined, "The site has no such page.");
    await openHydrated(page, from);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await link.hover();
    await quiet(page);
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const { pathname } = window.location;
      const look = () => {
        const heading = document.querySelector("h1");
        const announced = document.getElementById("gatsby-announcer")?.textContent ?? "";
        const state = [
          heading !== before,
          window.location.pathname !== pathname,
          announced.includes(heading?.textContent ?? ""),
          document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
        ].join(" ");
        if (window.heads?.at(-1) !== state) window.heads = (window.heads ?? []).concat(state);
        requestAnimationFrame(look);
      };
      look();
    });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await link.click();
    await expect(page).toHaveURL(to ?? "");
    await quiet(page);
    const frames = await page.evaluate(() => window.heads);
    expect(frames).toEqual([
      expect.stringMatching(/^false false false /),
      expect.stringMatching(new RegExp(`^true true true .*${to}$`)),
    ]);
    expect(scripts).toEqual([]);
  });

test("a page opened by a link can be scrolled, and fetches no search index", async ({ page }) => {
  const [to = ""] = footerPages();
  const indexes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(indexAddress)) indexes.push(request.url());
  });
  await openHydrated(page, "/");
  await page.locator(`footer a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await quiet(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(indexes).toEqual([]);
});

test("Back to the blog focuses the entry that was followed, in view", async ({ page }) => {
  const address = "/blog/";
  await openHydrated(page, address);
  const entry = page.locator("main .posts > li").last();
  const link = entry.getByRole("link").first();
  test.skip((await link.count()) === 0, "The list has no entry with a link.");
  await link.click();
  await expect(page).not.toHaveURL(address);
  await expect(entry).not.toBeAttached();
  await drawn(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(entry).toBeInViewport();
  // The focus is on the link or on its entry.
  await expect(entry.locator(":scope:focus, :focus")).toHaveCount(1);
  expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual(64);
});

test("a reload keeps the scroll position, before and after hydration", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The height of the page must not depend on when the typefaces arrive.
  await inFallbackTypefaces(page);
  await openHydrated(page, "/");
  await allSectionsShown(page);
  const position = await page.evaluate(() => {
    const place = Math.round(document.documentElement.scrollHeight * 0.6);
    window.scrollTo(0, place);
    return place;
  });
  /** The distance from the scroll position before the reload. */
  const away = () => page.evaluate((place) => Math.abs(window.scrollY - place), position);
  // Gatsby stores the position while the page scrolls.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain(String(position));
  // A pointer over the page would start hydration.
  await awayFromPointer(page);
  await page.reload();
  await allSectionsShown(page);
  await expect.poll(away).toBeLessThan(50);
  await interact(page);
  await hydrated(page);
  await drawn(page);
  await expect.poll(away).toBeLessThan(50);
});

test("a page whose hash names no part of it starts at its top, also on Back", async ({ page }) => {
  const [first = "", second = ""] = footerPages();
  given(second);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    expect(await scrolled()).toBeGreaterThan(0);
  };
  await openHydrated(page, `${first}#figure=20`);
  await scrollDown();
  await followLink(page, `${second}#no-such-part`);
  await page.waitForURL(`${second}#no-such-part`);
  await expect.poll(scrolled).toBe(0);
  await scrollDown();
  await page.goBack();
  await page.waitForURL(`${first}#figure=20`);
  await expect.poll(scrolled).toBe(0);
});

test("an unknown address and an unknown article show their 404 texts @first", async ({ page }) => {
  const { title, postTitle, postLead, postLink } = words("not-found");
  const response = await page.goto("/nothing/here/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { useInnerText: true });
  expect((await page.goto("/blog/no-such-post/"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(postTitle, {
    useInnerText: true,
  });
  await expect(page.getByText(postLead)).toBeVisible();
  await page.getByRole("link", { name: postLink.label, exact: true }).click();
  await expect(page).toHaveURL(postLink.to);
});

test("the 404 page shows the text for articles before hydration", async ({ page }) => {
  const { postTitle, postLink, home } = words("not-found");
  const release = await holdScripts(page);
  await page.goto("/blog/no-such-article/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(postTitle, {
    useInnerText: true,
  });
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: postLink.label, exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: home.label, exact: true })).toBeHidden();
  release();
});

test("an article's text is in its HTML, and fetched once on navigation", async ({ page }) => {
  const { href: address } = given(longPosts()[0]);
  const texts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/static/text/")) texts.push(request.url());
  });
  await openHydrated(page, address);
  const text = page.locator("[data-text] p").first();
  await expect(text).toBeVisible();
  const first = (await text.textContent()) ?? "";
  const id = await page.locator("[data-text] h2").nth(2).getAttribute("id");
  expect(texts).toEqual([]);

  await openHydrated(page, "/blog/");
  await followLink(page, address);
  await expect(text).toHaveText(first);
  expect(texts).toHaveLength(1);
  await expect(page.locator("[data-text] > .deferred").last()).toBeVisible();

  // A hash of an article on another page scrolls to its heading once the text is there.
  await openHydrated(page, "/blog/");
  await followLink(page, `${address}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await expect
    .poll(() => heading.evaluate((node) => node.getBoundingClientRect().top))
    .toBeLessThan(300);
});

test("a slow navigation announces “Loading the page” until the page is there", async ({ page }) => {
  const [first = "", second = ""] = footerPages();
  given(second);
  const release = await holdRequests(page, `**/page-data${second}page-data.json`);
  await openHydrated(page, first);
  await page.locator(`footer a[href="${second}"]`).first().click();
  const bar = page.locator(".progress");
  await expect(bar).toBeVisible();
  await expect(page.locator("#gatsby-announcer")).toHaveText("Loading the page");
  release();
  await page.waitForURL(second);
  await expect(bar).toBeHidden();
});
