/** Accessibility violations, as axe finds them. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { drawn, transitionsEnded } from "./frames";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colours: a second run in the other scheme needs no others. */
const ofColour = ["color-contrast", "link-in-text-block"];

/** Leaves out axe's list of passed rules and its support for frames, which take most of its time. */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** All violations of the page in its current state. */
export const axeViolations = (page: Page): Promise<string[]> =>
  violationsOf(axeFor(page).withTags(standards));

/** Sets the preferred colour scheme, and waits until the page is drawn in it. */
export async function setScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(async (name) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(`(prefers-color-scheme: ${name})`).matches) await frame();
  }, scheme);
  await transitionsEnded(page);
  await drawn(page);
}

/**
 * All violations in light, and those of colours in dark. Leaves the page dark.
 * @param part the selector of the changed part; without it the whole page
 */
export async function violationsInBothSchemes(page: Page, part = "html"): Promise<string[]> {
  await setScheme(page, "light");
  const light = await violationsOf(axeFor(page).include(part).withTags(standards));
  await setScheme(page, "dark");
  const dark = await violationsOf(axeFor(page).include(part).withRules(ofColour));
  return [...light, ...dark.map((violation) => `in the dark, ${violation}`)];
}
