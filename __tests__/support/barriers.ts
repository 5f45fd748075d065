/** What of a page keeps people out, as axe finds it. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that a change of colours can break. */
const ofColour = ["color-contrast", "link-in-text-block"];

/** An axe that keeps no list of what it found right, and expects no frames: both take most of its time. */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * Every barrier of the page as it stands.
 * @param except selectors of what is not looked at
 */
export const barriers = (page: Page, except: readonly string[] = []): Promise<string[]> =>
  found(except.reduce((axe, each) => axe.exclude(each), axeFor(page).withTags(standards)));

/** The barriers that the page's colours make: quick, for a second look in the other scheme. */
const colourBarriers = (page: Page): Promise<string[]> => found(axeFor(page).withRules(ofColour));

/** Sets the visitor's system to a scheme, and waits until the page is drawn so. */
export async function turn(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(async (name) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(`(prefers-color-scheme: ${name})`).matches) await frame();
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
    await frame();
    await frame();
  }, scheme);
}

/** The barriers of the page as it stands, in light and in dark; it is left dark. */
export async function barriersInBoth(page: Page): Promise<string[]> {
  await turn(page, "light");
  const light = await barriers(page);
  await turn(page, "dark");
  const dark = await colourBarriers(page);
  return [...light, ...dark.map((barrier) => `in the dark, ${barrier}`)];
}
