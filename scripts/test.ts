/**
 * `npm test`: types, lint, content, unit tests, the production build, checks over the built files, the budget,
 * browser tests. Stops at the first step that fails; the last line counts the tests.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measurementId } from "../__tests__/support/public-host";
import { findBrowser } from "./find-browser";

const bin = (name: string) => path.resolve("node_modules/.bin", name);
const results = mkdtempSync(path.join(tmpdir(), "test-results-"));
const report = (name: string) => path.join(results, `${name}.json`);

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const jest = (name: string, projects: string[]): Step => ({
  name,
  command: [bin("jest"), "--selectProjects", ...projects, "--json", `--outputFile=${report(name)}`],
});

const steps: Step[] = [
  { name: "types", command: [bin("tsc"), "--project", "."] },
  { name: "lint", command: [bin("eslint"), "."] },
  { name: "format", command: [bin("prettier"), "--check", "--log-level", "warn", "."] },
  { name: "content", command: [bin("tsx"), "scripts/content.ts"] },
  jest("unit", ["content", "unit"]),
  {
    name: "build",
    command: ["npm", "run", "build"],
    // Measured under one host only, where a browser test gives and takes back its consent.
    env: { GATSBY_ANALYTICS_ID: measurementId },
  },
  jest("site", ["site"]),
  { name: "budget", command: [bin("tsx"), "scripts/budget.ts"] },
  {
    name: "browser",
    command: [bin("playwright"), "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report("browser") },
  },
];

/** Counts passed and failed tests in the reports that were written. */
function count(): { passed: number; failed: number } {
  const read = (name: string): Record<string, unknown> => {
    try {
      return JSON.parse(readFileSync(report(name), "utf8")) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const stats = (read("browser").stats ?? {}) as Record<string, number>;
  const suites = ["unit", "site"].map(read);
  const sum = (field: string) =>
    suites.reduce((total, suite) => total + Number(suite[field] ?? 0), 0);
  return {
    // A browser test that passed at its second try has passed.
    passed: sum("numPassedTests") + (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: sum("numFailedTests") + (stats.unexpected ?? 0),
  };
}

function run(): number {
  // A missing browser is told now, not after the build.
  findBrowser();
  for (const { name, command, env } of steps) {
    console.log(`\n── ${name}`);
    const [program = "", ...parameters] = command;
    const { status } = spawnSync(program, parameters, {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    if (status !== 0) {
      console.error(`\nThe step "${name}" failed.`);
      return status ?? 1;
    }
  }
  return 0;
}

let code = 1;
try {
  code = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const { passed, failed } = count();
rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = code;
