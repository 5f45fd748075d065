/** The steps of `npm test`, and the browsers that they need. */
import { readFileSync } from "node:fs";
import { findBrowser, findTestBrowser } from "../../../scripts/lib/find-browser";
import { allSteps, chosenSteps, requireBrowsers, type Step } from "../../../scripts/lib/test/steps";

jest.mock("node:child_process", () => ({
  ...jest.requireActual<typeof import("node:child_process")>("node:child_process"),
  spawnSync: () => ({ status: 1, stderr: "Error: no network\n" }),
}));

const steps = allSteps((name) => `${name}.json`);
const browserOf = (name: string) => steps.find((step) => step.name === name)?.browser;

test("npm run check needs no browser", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { check: string };
  };
  const names = scripts.check.split(" ").filter((word) => !/^--|\.|^tsx$/.test(word));
  const chosen = chosenSteps(steps, names);
  expect(chosen.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(chosen.filter(({ browser }) => browser)).toEqual([]);
});

test("each step looks for the browser that it opens", () => {
  expect([browserOf("browser"), browserOf("budget")]).toEqual([findTestBrowser, findBrowser]);
});

describe("a missing browser", () => {
  const [step] = steps as [Step];
  const needy = {
    ...step,
    browser: (): string => {
      throw new Error("There is none.");
    },
  };
  let said: jest.SpyInstance;
  beforeEach(() => {
    said = jest.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => said.mockRestore());

  test("is fetched before anything runs, for chosen steps alone", async () => {
    await requireBrowsers([step]);
    expect(said).not.toHaveBeenCalled();
    await expect(requireBrowsers([step, needy])).rejects.toThrow();
    expect(said).toHaveBeenCalledTimes(1);
  });

  test("that cannot be fetched is an error with a sentence for each way", async () => {
    await expect(requireBrowsers([needy])).rejects.toThrow(
      /none could be fetched\.\nPlaywright's own: no network\nThe system's package: There is no apt-get .*\n.*CHROME_PATH/,
    );
  });
});

test("a step that does not exist is an error that names those that do", () => {
  expect(() => chosenSteps(steps, ["unit", "units"])).toThrow(
    `There is no step units. The steps are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  expect(chosenSteps(steps, [])).toBe(steps);
});
