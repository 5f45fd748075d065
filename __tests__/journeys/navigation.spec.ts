/** Navigation in every browser: dropdowns, menu, search, colour scheme, hash links, Back and Forward. */
import { expect, test } from "../support/engines/journey-test";
import type { Target, Visitor } from "../support/engines/visitor";
import { given } from "../support/given";
import { call, longPosts, navigation, page as words, services } from "../support/words";

const { about } = navigation();
const header = "header";
const [service] = services();
const trigger: Target = { role: "button", name: about.label, within: `${header} .wide-menu` };
const entry: Target = {
  role: "link",
  name: about.entries[0]?.title ?? "",
  within: `${header} .wide-menu`,
};
const searchButton: Target = { role: "button", name: WORDS.search.label, within: header };
const searchField: Target = { role: "searchbox" };
const theme: Target = { role: "combobox", name: WORDS.theme.label, within: header };
const hero: Target = { role: "link", name: call(words("home").hero.call).label, within: "main" };

const isDark = () => document.documentElement.dataset.theme === "dark";
const isFocused = (element: HTMLElement) => element === document.activeElement;
const scrolled = () => Math.round(scrollY);

/** Uses search and dropdown, which work on every hydrated page in a wide window. */
async function headerWorks(visitor: Visitor): Promise<void> {
  await visitor.press(searchButton);
  await visitor.until("the search has the focus", () => visitor.with(searchField, isFocused));
  await visitor.key("Escape");
  await visitor.waitUntilGone(searchField);
  await visitor.press(trigger);
  await visitor.waitFor(entry);
}

test("a dropdown opens by pointer and key, closes, and its links work", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.tabTo(trigger);
  await visitor.key("ArrowDown");
  await visitor.until("the first entry has the focus", () => visitor.with(entry, isFocused));
  await visitor.key("Escape");
  await visitor.waitUntilGone(entry);
  expect(await visitor.with(trigger, isFocused)).toBe(true);
  await visitor.hover(trigger);
  await visitor.waitFor(entry);
  await visitor.waitForHydration();
  await visitor.pressAt(1200, 780);
  await visitor.waitUntilGone(entry);
  await visitor.press(trigger);
  await visitor.press(entry);
  await visitor.waitForAddress(about.entries[0]?.to ?? "");
});

test("the search opens, closes on Escape, and finds a service", async ({ visitor }) => {
  await visitor.goto("/process/");
  for (const text of ["", service.title]) {
    await visitor.press(searchButton);
    await visitor.until("the search has the focus", () => visitor.with(searchField, isFocused));
    await visitor.type(text);
    await visitor.key("Escape");
    await visitor.waitUntilGone(searchField);
  }
  await visitor.press(searchButton);
  await visitor.until("the search has the focus", () => visitor.with(searchField, isFocused));
  await visitor.type(service.title);
  await visitor.waitFor({ role: "link", within: "[data-results] .results" });
  await visitor.key("Enter");
  await visitor.waitForAddress(service.href);
});

// No page has these addresses, and the router cannot decode them.
for (const address of ["/blog/a%2Fb/", "/100%25/", "/%3Cimg%20src%3Dx%3E"])
  test(`the header works at ${address}`, async ({ visitor }) => {
    await visitor.goto(address);
    await headerWorks(visitor);
  });

test("the chosen colour scheme is kept on a new page load", async ({ visitor }) => {
  await visitor.goto("/");
  await visitor.with(theme, (control) => {
    (control as HTMLSelectElement).value = "dark";
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await visitor.until("the page is dark", () => visitor.run(isDark));
  await visitor.goto("/about/");
  expect(await visitor.run(isDark)).toBe(true);
});

test("a hash scrolls its target to right below the header", async ({ visitor }) => {
  const { href } = given(longPosts()[0]);
  const link: Target = { role: "link", within: "nav:has(.contents)", nth: 2 };
  const isInPlace = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return target && Math.abs(target.getBoundingClientRect().top - padding) < 3;
  };
  await visitor.goto(href);
  // A browser without ::details-content keeps the table of contents closed at first.
  await visitor.run(() =>
    document.querySelector("details:has(.contents)")?.setAttribute("open", ""),
  );
  await visitor.press(link);
  await visitor.until("the target is below the header", () => visitor.run(isInPlace));
  const hash = await visitor.run(() => location.hash);
  await visitor.goto("/about/");
  await visitor.goto(`${href}${hash}`);
  await visitor.until("the target is below the header", () => visitor.run(isInPlace));
});

test("Back and Forward show their pages at the top", async ({ visitor }) => {
  const { label, to } = words("home").hero.secondary;
  const waitForTop = () =>
    visitor.until("the page is at its top", async () => (await visitor.run(scrolled)) === 0);
  await visitor.goto("/");
  await visitor.hover(hero);
  await visitor.waitForHydration();
  await visitor.press({ role: "link", name: label, within: "main" });
  await visitor.waitForAddress(to);
  await waitForTop();
  await visitor.back();
  await visitor.waitFor(hero);
  await visitor.waitForAddress("/");
  await waitForTop();
  await visitor.forward();
  await visitor.waitForAddress(to);
  await headerWorks(visitor);
});

test("a page left while scripts were loading works after Back", async ({ visitor, network }) => {
  network.scripts = "wait";
  await visitor.goto("/");
  await visitor.hover(hero);
  await visitor.press(hero);
  await visitor.waitForAddress("/contact/");
  network.scripts = "arrive";
  await visitor.back();
  await visitor.waitForAddress("/");
  await headerWorks(visitor);
});

test("Back to a page that was left with the search open shows the page", async ({ visitor }) => {
  await visitor.goto("/process/");
  await visitor.press(searchButton);
  await visitor.until("the search has the focus", () => visitor.with(searchField, isFocused));
  await visitor.type(service.title);
  await visitor.waitFor({ role: "link", within: "[data-results] .results" });
  await visitor.goto("/robots.txt");
  await visitor.back();
  await visitor.waitForAddress("/process/");
  await visitor.waitUntilGone(searchField);
});

test("Back from another document restores the scroll position", async ({ visitor }) => {
  await visitor.goto("/process/");
  const end = () => document.documentElement.scrollHeight - innerHeight - scrollY < 2;
  await visitor.until("the page is at its end", async () => {
    await visitor.key("End");
    return visitor.run(end);
  });
  const position = await visitor.run(scrolled);
  await visitor.goto("/robots.txt");
  await visitor.back();
  await visitor.waitForAddress("/process/");
  await visitor.until(
    "the scroll position is restored",
    async () => Math.abs((await visitor.run(scrolled)) - position) < 100,
  );
});

test.describe("on a narrow window", () => {
  test.use({ pointer: "touch" });

  test("the menu opens, and its links work", async ({ visitor }) => {
    const menu = "#mobile-menu";
    await visitor.goto("/");
    await visitor.press({ role: "button", name: "Open menu", within: header });
    // A link that is pressed earlier loads a page that starts no scripts by itself.
    await visitor.waitForHydration();
    const group = `${menu} li:has(a[href="${about.entries[0]?.to}"])`;
    await visitor.press({ role: "group", within: group });
    await visitor.press({ role: "link", within: group });
    await visitor.waitForAddress(about.entries[0]?.to ?? "");
    await visitor.waitUntilGone({ role: "link", within: menu });
  });
});
