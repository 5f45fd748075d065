/** A call to action: the event that analytics receives, and the state that the next page receives. */
import { expect, test, type Page } from "../support/browser-test";
import { given } from "../support/given";
import { openHydrated } from "../support/hydrated";
import { events, withTracker } from "../support/tracker";
import { call, page as words, teasers } from "../support/words";

const stateOf = (page: Page) =>
  page.evaluate(() => (window.history.state ?? {}) as Record<string, string>);

const { cases } = words("home");

test("a teaser opens the case studies at its card, focused and marked", async ({ page }) => {
  // The card of the last teaser is below the first screen.
  const { industryTitle: industry, study } = given(teasers().at(-1));
  const { to, event } = call(cases?.cardCall ?? "");
  await withTracker(page);
  await openHydrated(page, "/");
  const title = await page.title();
  await page.locator("main .teasers > li").last().getByRole("link").last().click();
  await expect(page).toHaveURL(to);
  expect(await stateOf(page)).toMatchObject({ focusIndustry: industry, focusStudy: study });
  const { name, ...values } = event ?? {};
  expect(await events(page)).toEqual(
    event ? [["event", name, { ...values, industry, page_title: title }]] : [],
  );
  if (to !== "/case-studies/") return;
  const card = page.locator("article[data-marked]");
  await expect(card).toContainText(industry);
  await expect(card).toBeFocused();
  await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await expect(card).toBeInViewport();
});
