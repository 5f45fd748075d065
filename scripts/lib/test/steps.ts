/** The steps of `npm test`. */
import path from "node:path";
import { fetchBrowser } from "../fetch-browser";
import { findBrowser, findTestBrowser } from "../find-browser";
import { measurementId } from "./measurement-id";
import { jestReport, playwrightReport, type Report } from "./reports";
import type { Order } from "./run-steps";

const bin = (name: string) => path.resolve("node_modules/.bin", name);

export interface Step extends Order {
  command: string[];
  env?: Record<string, string>;
  /** Reads the built site. */
  needsBuild?: boolean;
  /** Finds the browser that the step opens; throws where there is none. */
  browser?: () => string | undefined;
  /** Reads the report that the step wrote. */
  report?: () => Report;
  /** Runs the step by itself, for the list of failures. */
  alone: string;
}

const jestStep = (
  name: string,
  projects: string[],
  reportFile: string,
  options: readonly string[],
): Step => ({
  name,
  command: [
    bin("jest"),
    ...["--selectProjects", ...projects, "--json", `--outputFile=${reportFile}`, ...options],
  ],
  report: () => jestReport(reportFile),
  alone: `npx jest --selectProjects ${projects.join(" ")}`,
});

/**
 * Lists all steps. Two run at once: those that read the build wait for it, and meanwhile the others keep both cores
 * busy.
 * @param reportFile gives the path of the report of a step
 * @param jestOptions are passed on to Jest
 */
export const allSteps = (
  reportFile: (name: string) => string,
  jestOptions: readonly string[] = [],
): Step[] => [
  {
    name: "build",
    command: ["npm", "run", "build"],
    // The site then asks for consent under one host name, which browser tests use.
    env: { GATSBY_ANALYTICS_ID: measurementId },
    alone: `GATSBY_ANALYTICS_ID=${measurementId} npm run build`,
  },
  {
    name: "lint",
    // What was found in a file is kept until it or the rules change: a circle of imports shows in the file that closes it.
    command: [
      bin("eslint"),
      ...["--cache", "--cache-strategy", "content"],
      ...["--cache-location", "node_modules/.cache/eslint/"],
      ".",
    ],
    after: ["queries"],
    alone: "npx eslint .",
  },
  {
    name: "unused",
    command: [bin("knip"), "--no-progress"],
    after: ["queries"],
    alone: "npx knip",
  },
  {
    name: "types",
    command: [bin("tsc"), "--project", "."],
    // It writes the types of the queries.
    after: ["queries"],
    alone: "npm run types",
  },
  {
    name: "format",
    command: [bin("prettier"), "--check", "--cache", "--log-level", "warn", "."],
    alone: "npx prettier --check .",
  },
  { name: "content", command: [bin("tsx"), "scripts/content.ts"], alone: "npm run content" },
  {
    name: "queries",
    command: [bin("tsx"), "scripts/queries.ts", "--check"],
    alone: "npm run queries",
  },
  jestStep("unit", ["content", "unit", "components"], reportFile("unit"), jestOptions),
  {
    // Builds anew, so the others that read the build wait for it.
    name: "same bytes",
    command: [bin("tsx"), "scripts/same-bytes.ts"],
    env: { GATSBY_ANALYTICS_ID: measurementId },
    after: ["build"],
    needsBuild: true,
    alone: `GATSBY_ANALYTICS_ID=${measurementId} npm run same-bytes`,
  },
  {
    ...jestStep("site", ["site"], reportFile("site"), jestOptions),
    after: ["build", "same bytes"],
    needsBuild: true,
  },
  {
    name: "budget",
    command: [bin("tsx"), "scripts/budget.ts"],
    browser: findBrowser,
    after: ["build", "same bytes"],
    needsBuild: true,
    alone: "npm run budget",
  },
  {
    // Has workers for all cores, as the next.
    name: "journeys",
    command: [bin("tsx"), "scripts/browsers.ts"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("journeys") },
    after: ["build", "lint", "unused", "types", "format", "unit", "same bytes", "site", "budget"],
    needsBuild: true,
    report: () => playwrightReport(reportFile("journeys")),
    alone: "npm run browsers",
  },
  {
    name: "browser",
    command: [bin("playwright"), "test", "--project", "chromium"],
    browser: findTestBrowser,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("browser") },
    after: ["journeys"],
    needsBuild: true,
    report: () => playwrightReport(reportFile("browser")),
    alone: "npx playwright test --project chromium",
  },
];

/**
 * Chooses the steps that are asked for.
 * @param steps all of them
 * @param names of the steps; all are chosen where none is named
 * @throws an error that names the steps, if a name is unknown
 */
export function chosenSteps(steps: Step[], names: readonly string[]): Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are ${known.join(", ")}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/**
 * Makes sure that the browsers of steps are there before anything is built; where one is missing, it is fetched.
 * @throws an error that says what was tried
 */
export async function requireBrowsers(steps: readonly Step[]): Promise<void> {
  try {
    for (const { browser } of steps) browser?.();
  } catch {
    await fetchBrowser();
  }
}
