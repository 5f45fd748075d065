/** The steps of `npm test`, and the browsers that they need. */
import { readFileSync } from "node:fs";
import { findBrowser, findTestBrowser } from "../../../scripts/lib/find-browser";
import { allSteps, chosenSteps, requireBrowsers, type Step } from "../../../scripts/lib/test/steps";

const steps = allSteps((name) => `${name}.json`);
const browserOf = (name: string) => steps.find((step) => step.name === name)?.browser;

test("npm run check needs no browser", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { check: string };
  };
  const names = scripts.check.split(" ").slice(2);
  const chosen = chosenSteps(steps, names);
  expect(chosen.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(chosen.filter(({ browser }) => browser)).toEqual([]);
});

test("each step looks for the browser that it opens", () => {
  expect([browserOf("browser"), browserOf("budget")]).toEqual([findTestBrowser, findBrowser]);
});

test("a missing browser is reported before anything runs, for chosen steps alone", () => {
  const missing = (): string => {
    throw new Error("No Chromium or Chrome was found.");
  };
  const [step] = steps as [Step];
  expect(() => requireBrowsers([step, { ...step, browser: missing }])).toThrow("No Chromium");
  expect(() => requireBrowsers([step])).not.toThrow();
});

test("a step that does not exist is an error that names those that do", () => {
  expect(() => chosenSteps(steps, ["unit", "units"])).toThrow(
    `There is no step units. The steps are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  expect(chosenSteps(steps, [])).toBe(steps);
});
