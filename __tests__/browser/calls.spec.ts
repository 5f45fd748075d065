/** A call to action: the event that analytics receives, and the state that the next page receives. */
import { expect, test, type Page } from "../support/browser-test";
import { openHydrated } from "../support/hydrated";
import { events, withTracker } from "../support/tracker";
import { call, page as words, teasers } from "../support/words";

const stateOf = (page: Page) =>
  page.evaluate(() => (window.history.state ?? {}) as Record<string, string>);

const { cases } = words("home");

test("a teaser on the home page opens the case studies with its card in view, focused and marked", async ({
  page,
}) => {
  const shown = teasers();
  // The card of the last teaser is below the first screen.
  const teaser = shown.at(-1);
  test.skip(!teaser, "The home page has no teasers.");
  const { to, event } = call(cases.cardCall);
  await withTracker(page);
  await openHydrated(page, "/");
  const title = await page.title();
  const industry = teaser?.industryTitle ?? "";
  await page
    .locator("main .teasers > li")
    .nth(shown.length - 1)
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(to);
  expect(await stateOf(page)).toMatchObject({ focusIndustry: industry, focusStudy: teaser?.study });
  const { name, ...given } = event ?? {};
  expect(await events(page)).toEqual(
    event ? [["event", name, { ...given, industry, page_title: title }]] : [],
  );
  if (to !== "/case-studies/") return;
  const card = page.locator("article[data-marked]");
  await expect(card).toContainText(industry);
  await expect(card).toBeFocused();
  await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await expect(card).toBeInViewport();
});
