/** The steps of `npm test`, the first look, and of `npm run test:all`. */
import { measurementId } from "./measurement-id";

export interface Step {
  name: string;
  /** The command, as a person would type it. */
  command: string;
  /** Whether it waits for `npm run test:all`. */
  later?: true;
  /** The names of the steps that must end before it. Steps that are not chosen do not count. */
  after?: readonly string[];
  /** Whether it reads the built site. */
  needsBuild?: boolean;
  /** Whether it opens Chromium. */
  needsBrowser?: boolean;
  /** Whether it runs alone, because its workers use all cores. */
  alone?: boolean;
  /** The runner of its tests, which writes a report; scripts/test.ts names the file of the report. */
  report?: "jest" | "playwright";
}

/** With this id the site asks for consent on one host name, which browser tests use. */
const measured = `GATSBY_ANALYTICS_ID=${measurementId}`;

/** The tests that save or show every entry in the CMS, the slowest of those that need no build. */
const wholeCms = "cms-real-content|cms-save|cms/preview/pages";

/** Two steps run at once. Those that read the build wait for it, while the others use the second core. */
export const steps: Step[] = [
  { name: "build", command: `${measured} npm run build` },
  { name: "lint", command: "npx oxlint -c oxlint.config.mjs" },
  { name: "unused", command: "npx knip --no-progress", after: ["queries"] },
  // The step `queries` writes the types of the queries.
  { name: "types", command: "npx tsc --project .", after: ["queries"] },
  { name: "format", command: "npx oxfmt --check" },
  { name: "content", command: "npm run content" },
  // Every build writes the schema, by which queries are checked.
  { name: "queries", command: "npm run queries", after: ["build"] },
  {
    name: "unit",
    command: `npx jest --selectProjects content unit components --testPathIgnorePatterns "${wholeCms}"`,
    report: "jest",
  },
  {
    name: "cms",
    command: `npx jest --selectProjects content components --testPathPatterns "${wholeCms}"`,
    later: true,
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
    needsBrowser: true,
    after: ["build"],
    needsBuild: true,
  },
  {
    name: "builds",
    command: "npx jest --selectProjects builds",
    later: true,
    report: "jest",
    after: ["build"],
  },
  {
    name: "browser",
    command: "npx playwright test --project chromium --grep @first",
    report: "playwright",
    needsBrowser: true,
    needsBuild: true,
    alone: true,
  },
  {
    name: "browsers",
    command: "npm run browsers -- --project chromium --grep-invert @first",
    later: true,
    report: "playwright",
    needsBrowser: true,
    needsBuild: true,
    alone: true,
  },
];
