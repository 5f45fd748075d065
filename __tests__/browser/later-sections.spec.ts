/** Sections that are shown after the first screen cost a visitor nothing: all of the page can be reached and found. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { awayFromPointer } from "../../scripts/lib/away-from-pointer";
import { giveSign } from "../support/hydrated";
import { drawn } from "../support/frames";
import { holdScripts } from "../support/held-scripts";
import { laidOut } from "../support/laid-out";
import { longPosts } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** The last heading far down that is the first place of its text on the page: the browser finds that one. */
function firstPlace(): string {
  const textOf = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const before = (heading: Element) => {
    const range = document.createRange();
    range.setStart(document.body, 0);
    range.setEndBefore(heading);
    const part = range.cloneContents();
    for (const unseen of part.querySelectorAll("script, style, noscript")) unseen.remove();
    return textOf(part).toLowerCase();
  };
  const heading = [...document.querySelectorAll("main .later h2")].findLast(
    (each) => textOf(each) && !before(each).includes(textOf(each).toLowerCase()),
  );
  return heading ? textOf(heading) : "";
}

const later = (page: Page) => page.locator(".later");

/** How far below the bar a target is that should be right there, in pixels. */
const offset = (target: Locator) =>
  target.evaluate((element) => {
    const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - wanted);
  });

/** Expects a target to be right below the bar once everything is laid out. */
async function expectAtTop(page: Page, target: Locator): Promise<void> {
  await laidOut(page);
  await drawn(page);
  await expect.poll(() => offset(target)).toBeLessThanOrEqual(2);
  await drawn(page);
  expect(await offset(target)).toBeLessThanOrEqual(2);
}

test("an anchor far down the page is where its link leads, and stays there", async ({ page }) => {
  await page.goto("/#contact");
  await expectAtTop(page, page.locator("#contact"));
});

test("a chapter of a long text is where its contents lead, before any script and with its address", async ({
  page,
}) => {
  const [post] = longPosts();
  test.skip(!post, "The site has no article with a table of contents.");
  const address = post?.href ?? "";
  await holdScripts(page);
  await page.goto(address);
  await laidOut(page);
  const chapter = page.locator("[data-text] > .later > h2").last();
  const id = (await chapter.getAttribute("id")) ?? "";
  await page.evaluate((to) => {
    location.hash = to;
  }, id);
  await expect.poll(() => offset(chapter)).toBeLessThanOrEqual(2);

  await page.goto("about:blank");
  await page.goto(`${address}#${id}`);
  await expectAtTop(page, chapter);
});

test("from the first sign of a visitor, the page's length does not change with scrolling", async ({
  page,
}) => {
  await page.goto("/");
  await giveSign(page);
  await laidOut(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await height()).toBe(before);
});

test("before any script, screen readers have every heading, and focus reaches the end of the page", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--force-renderer-accessibility"],
  });
  const page = await browser.newPage({ baseURL });
  try {
    await awayFromPointer(page);
    await holdScripts(page);
    await page.goto("/");
    await laidOut(page);
    expect(await later(page).count()).toBeGreaterThan(3);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const named = nodes.flatMap(({ role, name }) =>
      role?.value === "heading" ? [String(name?.value)] : [],
    );
    for (const heading of await page.locator("main .later h2").all())
      expect(named).toContain((await heading.textContent())?.trim());
    const link = page.locator("footer a").last();
    await link.focus();
    await expect(link).toBeInViewport();
  } finally {
    await browser.close();
  }
});

test("before any script, the browser finds a text far down, in the page and by an address that names it", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/");
  await laidOut(page);
  const text = await page.evaluate(firstPlace);
  test.skip(!text, "The text of every heading far down stands further up too.");
  const heading = page.locator("main .later h2").filter({ hasText: text }).first();
  const find = (wanted: string) =>
    (window as unknown as { find(text: string): boolean }).find(wanted);
  expect(await page.evaluate(find, text)).toBe(true);
  await expect(heading).toBeInViewport();

  await page.goto("about:blank");
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`);
  await expect(heading).toBeInViewport();
});
