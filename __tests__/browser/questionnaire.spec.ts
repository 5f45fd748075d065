/** The questionnaire: questions by area, a score, and a call to action. */
import { fill } from "../../src/lib/fill-names";
import { violationsInBothSchemes } from "../support/axe";
import { expect, test, type Page } from "../support/browser-test";
import { stopClock, takeClock, tickUntil } from "../support/clock";
import { holdScripts } from "../support/held-requests";
import { openHydrated } from "../support/hydrated";
import { fieldsOf } from "../support/lead";
import { escapeRegExp } from "../support/escape-regexp";
import { quiet } from "../support/network-idle";
import { call, toolWithQuestionnaire, entries } from "../support/words";

const found = toolWithQuestionnaire();
test.skip(!found, "The site has no questionnaire.");

const areas = found?.questionnaire.areas ?? [];
const copy = WORDS.questionnaire;
const address = found?.tool.href ?? "";
const stepOf = (step: number) =>
  fill(copy.place, { step: String(step), steps: String(areas.length) });

/** The area that gets the worst answers, and the one that gets “I don't know”. */
const [worst, unknown] = [areas[1], areas[0]];

const questions = (page: Page) => page.getByRole("radiogroup");
const next = (page: Page) => page.locator("main form button[type=submit]");

type Answer = "best" | "worst" | "unknown";

type Area = (typeof areas)[number];

/** The position of the answer with the fewest or most points. The last choice is “I don't know”. */
function placeOf({ answers }: Area["questions"][number], how: Answer): number {
  if (how === "unknown") return -1;
  const points = answers.map((each) => each.points);
  return points.indexOf(how === "best" ? Math.min(...points) : Math.max(...points));
}

/** Answers every question of the current area, and submits it. */
async function answer(page: Page, area: Area, how: Answer): Promise<void> {
  for (const [place, question] of area.questions.entries())
    await questions(page).nth(place).getByRole("radio").nth(placeOf(question, how)).check();
  await next(page).click();
}

/** Answers all areas: one badly, one with “I don't know”, the others well. */
async function answerAll(page: Page): Promise<void> {
  for (const area of areas)
    await answer(page, area, area === worst ? "worst" : area === unknown ? "unknown" : "best");
}

test("the questionnaire scores each area, and passes the scores on @first", async ({ page }) => {
  const sent: string[] = [];
  await openHydrated(page, address);
  await quiet(page);
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postData()) sent.push(request.url());
  });
  await expect(questions(page)).toHaveCount(areas[0]?.questions.length ?? 0);
  await expect(page.getByRole("heading", { name: stepOf(1) })).toBeVisible();
  await answerAll(page);

  await expect(page.getByRole("heading", { name: copy.result, exact: true })).toBeFocused();
  const rows = page.locator("ol.areas > li");
  await expect(rows).toHaveCount(areas.length);
  await expect(rows.first()).toContainText(worst?.title ?? "");
  await expect(rows.first()).toContainText(fill(copy.score, { score: "" }).trim());
  await expect(rows.last()).toContainText(unknown?.title ?? "");
  await expect(rows.last()).toContainText(copy.noScore ?? "");
  for (const post of entries("BlogPost").filter(({ id }) => worst?.posts.includes(id)))
    await expect(rows.first().getByRole("link", { name: post.title })).toHaveAttribute(
      "href",
      post.href,
    );
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);

  const { closing } = found?.questionnaire ?? {};
  const { label, to } = call(closing?.call ?? "");
  await page.locator("main").getByRole("link", { name: label, exact: true }).last().click();
  await expect(page).toHaveURL(to);
  if (to !== "/contact/") return;
  const { message } = fieldsOf(page);
  await expect(message).toHaveValue(
    new RegExp(escapeRegExp(`${closing?.scores} ${worst?.title} `)),
  );
  await expect(message).toHaveValue(new RegExp(escapeRegExp(`${unknown?.title} ${copy.noScore}`)));
});

test("answers and a press of Next before hydration take effect after it", async ({ page }) => {
  await takeClock(page);
  const release = await holdScripts(page);
  await page.goto(address);
  await stopClock(page);
  for (const question of await questions(page).all())
    if (await question.isVisible()) await question.getByRole("radio").first().check();
  await next(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { name: stepOf(1) })).toBeVisible();
  release();
  await tickUntil(page, page.locator("html[data-hydrated]"));
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: stepOf(2) })).toBeVisible();
});

test("a step can be completed by keyboard alone", async ({ page }) => {
  await openHydrated(page, address);
  await questions(page).first().getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (let question = 1; question < (areas[0]?.questions.length ?? 0); question += 1) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: stepOf(2) })).toBeVisible();
  await expect(page.getByRole("heading", { name: areas[1]?.title })).toBeFocused();
});

test("a step and the result have no accessibility violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, address);
  await next(page).click();
  await expect(page.getByText(copy.missing ?? "", { exact: true }).first()).toBeVisible();
  expect(await violationsInBothSchemes(page, "main")).toEqual([]);
  await answerAll(page);
  await expect(page.locator("ol.areas")).toBeVisible();
  expect(await violationsInBothSchemes(page, "main")).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe("the questionnaire without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all questions and the articles of each area, and no button", async ({ page }) => {
    await page.goto(address);
    await expect(questions(page)).toHaveCount(
      areas.reduce((sum, area) => sum + area.questions.length, 0),
    );
    await expect(questions(page).last()).toBeVisible();
    for (const post of entries("BlogPost").filter(({ id }) => worst?.posts.includes(id)))
      await expect(page.getByRole("link", { name: post.title }).first()).toBeVisible();
    await expect(page.getByText(found?.questionnaire.withoutScript ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: copy.next, exact: true })).toBeHidden();
  });
});
