/** Calls to action: the events that analytics receives, and the state that the next page receives. */
import { expect, test, type Page } from "../support/browser-test";
import { openHydrated } from "../support/hydrated";
import { contactForm, fieldsOf } from "../support/lead";
import { events, withTracker } from "../support/tracker";
import { call, messageOf, page as words, services, teasers } from "../support/words";

const stateOf = (page: Page) =>
  page.evaluate(() => (window.history.state ?? {}) as Record<string, string>);

const { hero, services: offer, process, cases, integrations } = words("home");

/** The events that a call to action on a page sends: one or none. */
function eventsOf(
  id: string,
  from: { title: string; page?: string; service?: string; industry?: string },
) {
  const { name, ...given } = call(id).event ?? {};
  const { title, page = "", service = "", industry = "" } = from;
  switch (name) {
    case "cta_click":
      return [["event", name, { ...given, page_title: title }]];
    case "case_study_click":
      return [["event", name, { ...given, industry, page_title: title }]];
    case "service_cta_click":
      return [["event", name, { ...given, page, service }]];
    default:
      return [];
  }
}

/** The calls to action of the home page, from top to bottom. */
const homeCalls = [hero.call, offer.call, process.call, cases.call, integrations.call];

test("each call to action on the home page sends its event, and passes its source and message on", async ({
  page,
}) => {
  await withTracker(page);
  await openHydrated(page, "/");
  const title = await page.title();
  const received: unknown[] = [];
  for (const [place, id] of homeCalls.entries()) {
    const { label, to, source, message } = call(id);
    // Links with the same label are told apart by their order on the page.
    const before = homeCalls.slice(0, place).filter((each) => call(each).label === label).length;
    await page.locator("main").getByRole("link", { name: label, exact: true }).nth(before).click();
    await expect(page).toHaveURL(to);
    received.push(...eventsOf(id, { title }));
    expect(await events(page)).toEqual(received);
    if (source) expect(await stateOf(page)).toMatchObject({ source });
    if (message && to === "/contact/")
      await expect(fieldsOf(page).message).toHaveValue(messageOf(id));
    await page.goBack();
    await expect(page).toHaveTitle(title);
  }
});

// All services share one template, so the first and the last are enough.
for (const service of new Set([services()[0], services().at(-1) ?? services()[0]]))
  test(`the calls to action of ${service.id} send their events; the first passes the topic on`, async ({
    page,
  }) => {
    const { label, to, topic, about } = call(service.call);
    await withTracker(page);
    await openHydrated(page, service.href);
    const from = { title: await page.title(), page: service.href, service: service.title };
    const main = page.locator("main");
    await main.getByRole("link", { name: label, exact: true }).first().click();
    await expect(page).toHaveURL(to);
    const received = eventsOf(service.call, from);
    expect(await events(page)).toEqual(received);
    if (topic) expect(await stateOf(page)).toMatchObject({ topic });
    if (about && to === "/contact/")
      await expect(contactForm(page).getByText("About:")).toContainText(about);
    await page.goBack();
    await main.getByRole("link", { name: words("services").viewLabel, exact: true }).click();
    await expect(page).toHaveURL(call("view_services").to);
    expect(await events(page)).toEqual([...received, ...eventsOf("view_services", from)]);
  });

test("a teaser on the home page opens the case studies with its card in view, focused and marked", async ({
  page,
}) => {
  const shown = teasers();
  // The card of the last teaser is below the first screen.
  const teaser = shown.at(-1);
  test.skip(!teaser, "The home page has no teasers.");
  const { to } = call(cases.cardCall);
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
  expect(await stateOf(page)).toMatchObject({ focusIndustry: industry });
  expect(await events(page)).toEqual(eventsOf(cases.cardCall, { title, industry }));
  if (to !== "/case-studies/") return;
  const card = page.locator("article[data-marked]");
  await expect(card).toContainText(industry);
  await expect(card).toBeFocused();
  await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await expect(card).toBeInViewport();
});
