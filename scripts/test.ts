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
import { runSteps, type Order } from "./lib/test/run-steps";
import { jestReport, playwrightReport, type Report } from "./lib/test/reports";
import { printSummary, type StepResult } from "./lib/test/summary";

const bin = (name: string) => path.resolve("node_modules/.bin", name);
const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
const reportFile = (name: string) => path.join(folder, `${name}.json`);

interface Step extends Order {
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

/** Two steps run at once: those that read the build wait for it, and meanwhile the others keep both cores busy. */
const steps: Step[] = [
  {
    name: "build",
    command: ["npm", "run", "build"],
    // The site then asks for consent under one host name, which browser tests use.
    env: { GATSBY_ANALYTICS_ID: measurementId },
    alone: `GATSBY_ANALYTICS_ID=${measurementId} npm run build`,
  },
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
  jest("unit", ["content", "unit", "components"]),
  {
    // Builds anew, so the others that read the build wait for it.
    name: "same bytes",
    command: [bin("tsx"), "scripts/same-bytes.ts"],
    env: { GATSBY_ANALYTICS_ID: measurementId },
    after: ["build"],
    needsBuild: true,
    alone: "npm run same-bytes",
  },
  { ...jest("site", ["site"]), after: ["build", "same bytes"], needsBuild: true },
  {
    name: "budget",
    command: [bin("tsx"), "scripts/budget.ts"],
    after: ["build", "same bytes"],
    needsBuild: true,
    alone: "npm run budget",
  },
  {
    // Has workers for all cores.
    name: "browser",
    command: [bin("playwright"), "test"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("browser") },
    after: ["build", "lint", "types", "format", "unit", "same bytes", "site", "budget"],
    needsBuild: true,
    report: () => playwrightReport(reportFile("browser")),
    alone: "npx playwright test",
  },
];

/** The steps that are asked for; all of them where none is named. */
function chosenSteps(names: string[]): Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are ${known.join(", ")}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** Runs a step. The output of one that has company is printed when it ends. */
async function runStep(step: Step, hasCompany: boolean): Promise<StepResult> {
  const started = Date.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...step.env };
  console.log(`\n── ${step.name}${hasCompany ? " begins" : ""}`);
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

/** Runs the steps. One that reads the build is left out if the build has failed. */
async function run(chosen: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  await runSteps(chosen, 2, async (step) => {
    const built = results.find(({ name }) => name === "build")?.ok ?? true;
    const isLeftOut = step.needsBuild && !built;
    // The longest step comes last and alone: what it prints is shown as it comes.
    const hasCompany = chosen.length > 1 && step.name !== "browser";
    results.push(
      isLeftOut
        ? { name: step.name, milliseconds: 0, ok: false, alone: "" }
        : await runStep(step, hasCompany),
    );
  });
  return results;
}

async function main(): Promise<void> {
  // A missing browser is reported now, not after the build.
  findTestBrowser();
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const results = await run(chosenSteps(process.argv.slice(2)));
  printSummary(results, Date.now() - started);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
