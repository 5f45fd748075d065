/**
 * `npm test`: everything that must hold. Every step runs, whatever failed before it; only the steps that read
 * the built site are left out when there is none. At the end: the time of each step, the slowest tests, and
 * every failure with the command that runs it alone.
 *
 * `npm test -- types unit` runs the named steps; `site`, `budget` and `browser` then read the build that is
 * there.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measurementId } from "../__tests__/support/public-host";
import { findTestBrowser } from "./lib/find-browser";
import { runCommand } from "./lib/test/run-command";
import { jestReport, playwrightReport, type Report } from "./lib/test/reports";
import { printSummary, type StepResult } from "./lib/test/summary";

const bin = (name: string) => path.resolve("node_modules/.bin", name);
const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
const reportFile = (name: string) => path.join(folder, `${name}.json`);

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the built site. */
  needsBuild?: boolean;
  /** Reads the report that the step wrote. */
  report?: () => Report;
  /** Runs the step by itself, for the list of failures. */
  alone: string;
}

const jest = (name: string, projects: string[]): Step => ({
  name,
  command: [
    bin("jest"),
    "--selectProjects",
    ...projects,
    "--json",
    `--outputFile=${reportFile(name)}`,
  ],
  report: () => jestReport(reportFile(name)),
  alone: `npx jest --selectProjects ${projects.join(" ")}`,
});

/** The steps of a stage run side by side, two at a time; the stages one after another. */
const stages: Step[][] = [
  [
    // The longest comes first.
    { name: "lint", command: [bin("eslint"), "."], alone: "npx eslint ." },
    { name: "types", command: [bin("tsc"), "--project", "."], alone: "npm run types" },
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
  ],
  [jest("unit", ["content", "unit", "components"])],
  [
    {
      name: "build",
      command: ["npm", "run", "build"],
      // The site then asks for consent under one host name, which browser tests use.
      env: { GATSBY_ANALYTICS_ID: measurementId },
      alone: `GATSBY_ANALYTICS_ID=${measurementId} npm run build`,
    },
  ],
  [
    {
      name: "same bytes",
      command: [bin("tsx"), "scripts/same-bytes.ts"],
      env: { GATSBY_ANALYTICS_ID: measurementId },
      needsBuild: true,
      alone: "npm run same-bytes",
    },
  ],
  [
    { ...jest("site", ["site"]), needsBuild: true },
    {
      name: "budget",
      command: [bin("tsx"), "scripts/budget.ts"],
      needsBuild: true,
      alone: "npm run budget",
    },
  ],
  [
    {
      name: "browser",
      command: [bin("playwright"), "test"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("browser") },
      needsBuild: true,
      report: () => playwrightReport(reportFile("browser")),
      alone: "npx playwright test",
    },
  ],
];

/** The steps that are asked for, in their stages; all of them where none is named. */
function chosenStages(names: string[]): Step[][] {
  const known = stages.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are ${known.join(", ")}.`);
  if (names.length === 0) return stages;
  return stages.map((stage) => stage.filter(({ name }) => names.includes(name)));
}

/** Runs a step. The output of one that has company is printed when it ends. */
async function runStep(step: Step, hasCompany: boolean): Promise<StepResult> {
  const started = Date.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...step.env };
  if (!hasCompany) console.log(`\n── ${step.name}`);
  const { ok, output } = await runCommand(step.command, env, hasCompany);
  if (hasCompany) console.log(`\n── ${step.name}\n${output}`.trimEnd());
  const report = step.report?.();
  return {
    name: step.name,
    milliseconds: Date.now() - started,
    ok,
    alone: step.alone,
    ...(report ? { report } : {}),
  };
}

/** Runs one stage after another. A step that reads the build is left out if the build has failed. */
async function run(chosen: Step[][]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const stage of chosen) {
    const built = results.find(({ name }) => name === "build")?.ok ?? true;
    const queue = stage.filter(({ needsBuild }) => built || !needsBuild);
    for (const { name } of stage.filter((step) => !queue.includes(step)))
      results.push({ name, milliseconds: 0, ok: false, alone: "" });
    const hasCompany = queue.length > 1;
    const work = async () => {
      for (let step = queue.shift(); step; step = queue.shift())
        results.push(await runStep(step, hasCompany));
    };
    await Promise.all([work(), work()]);
  }
  return results;
}

async function main(): Promise<void> {
  // A missing browser is reported now, not after the build.
  findTestBrowser();
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const results = await run(chosenStages(process.argv.slice(2)));
  printSummary(results, Date.now() - started);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
