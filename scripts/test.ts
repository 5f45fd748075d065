/**
 * `npm test`: everything that must hold. Every step runs, whatever failed before it; only the steps that read
 * the built site are left out when there is none. At the end: the time of each step, the slowest tests, and
 * every failure with the command that runs it alone.
 *
 * `npm test -- types unit` runs the named steps; `site`, `budget` and `browser` then read the build that is
 * there. What begins with two dashes is passed on to Jest: `npm run check` runs the tests of what git sees changed.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "./lib/test/run-command";
import { runSteps } from "./lib/test/run-steps";
import { allSteps, chosenSteps, requireBrowsers, type Step } from "./lib/test/steps";
import { printSummary, type StepResult } from "./lib/test/summary";

const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));

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
  const words = process.argv.slice(2);
  const isOption = (word: string) => word.startsWith("--");
  const steps = allSteps((name) => path.join(folder, `${name}.json`), words.filter(isOption));
  const chosen = chosenSteps(
    steps,
    words.filter((word) => !isOption(word)),
  );
  await requireBrowsers(chosen);
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const results = await run(chosen);
  printSummary(results, Date.now() - started);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
