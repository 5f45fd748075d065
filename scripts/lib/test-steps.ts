/** The steps of `npm test`. */
import { findBrowser, findTestBrowser } from "./find-browser";
import { measurementId } from "./measurement-id";

export interface Step {
  name: string;
  /** What runs it, as a person would type it. */
  command: string;
  /** The names of the steps that must have ended before; those that are not run count as ended. */
  after?: readonly string[];
  /** Reads the built site. */
  needsBuild?: boolean;
  /** Finds the browser that the step opens; throws where there is none. */
  browser?: () => string | undefined;
  /** Whether its tests are counted in a report: an option or a variable names the file of it. */
  report?: "jest" | "playwright";
}

/** The site then asks for consent under one host name, which browser tests use. */
const measured = `GATSBY_ANALYTICS_ID=${measurementId}`;

/** Two steps run at once: those that read the build wait for it, and meanwhile the others keep both cores busy. */
export const steps: Step[] = [
  { name: "build", command: `${measured} npm run build` },
  {
    name: "lint",
    // What was found in a file is kept until it or the rules change: a circle of imports shows in the file that closes it.
    command:
      "npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint/ .",
    after: ["queries"],
  },
  { name: "unused", command: "npx knip --no-progress", after: ["queries"] },
  // The queries write the types of the queries.
  { name: "types", command: "npx tsc --project .", after: ["queries"] },
  { name: "format", command: "npx prettier --check --cache --log-level warn ." },
  { name: "content", command: "npm run content" },
  { name: "queries", command: "npm run queries -- --check" },
  {
    name: "unit",
    command: "npx jest --selectProjects content unit components",
    report: "jest",
  },
  {
    name: "site",
    command: "npx jest --selectProjects site",
    report: "jest",
    after: ["build"],
    needsBuild: true,
  },
  {
    name: "budget",
    command: "npm run budget",
    browser: findBrowser,
    after: ["build"],
    needsBuild: true,
  },
  {
    // Has workers for all cores, as the next.
    name: "journeys",
    command: "npx tsx scripts/browsers.ts",
    report: "playwright",
    after: ["build", "lint", "unused", "types", "format", "unit", "site", "budget"],
    needsBuild: true,
  },
  {
    name: "browser",
    command: "npx playwright test --project chromium",
    report: "playwright",
    browser: findTestBrowser,
    after: ["journeys"],
    needsBuild: true,
  },
];
