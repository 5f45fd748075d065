/**
 * `npm test`: the first look, which runs every check and the main journeys in Chromium. `npm run test:all` runs
 * everything; `npm run test:all -- --after-first` leaves out what `npm test` has run on the same build.
 *
 * A failed step stops no other step, but after a failed build the steps that read the built site are skipped. At the end
 * it prints the time of each step, how many tests passed, and the commands that rerun what failed.
 *
 * `npm test -- types unit` runs the named steps; those that read the built site then read the existing one. Other
 * arguments that begin with two dashes go to Jest: `npm run check` uses one to run only the tests of changed files.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readyBrowser } from "./lib/fetch-browser";
import { runScript } from "./lib/run-script";
import { steps, type Step } from "./lib/test-steps";

const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));

interface Result {
  step: Step;
  ok: boolean;
  milliseconds: number;
  counts: { passed: number; failed: number; skipped: number };
  /** The command that reruns only what failed. */
  again: string;
}

interface Reports {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string }[];
  stats: { expected: number; unexpected: number; skipped: number };
}

/** Reads the report of a step. A step without a readable report counts as one test. */
function readReport({ report, command }: Step, file: string, ok: boolean) {
  const asOneTest = {
    counts: { passed: Number(ok), failed: Number(!ok), skipped: 0 },
    again: command,
  };
  if (!report) return asOneTest;
  try {
    const read = JSON.parse(readFileSync(file, "utf8")) as Reports;
    if (report === "playwright") {
      const { expected: passed, unexpected, skipped } = read.stats;
      // A step also fails where the web server does not start or an engine is missing.
      const failed = Math.max(unexpected, Number(!ok));
      const again = unexpected > 0 ? `${command} --last-failed` : command;
      return { counts: { passed, failed, skipped }, again };
    }
    const failed = read.testResults.filter(({ status }) => status === "failed");
    const files = failed.map(({ name }) => path.relative(process.cwd(), name));
    return {
      counts: {
        passed: read.numPassedTests,
        // A test file that fails to load has no failed tests.
        failed: Math.max(read.numFailedTests, Number(!ok)),
        skipped: read.numPendingTests,
      },
      again: `npx jest ${files.join(" ")}`,
    };
  } catch {
    return asOneTest;
  }
}

/** Runs a step. If others run beside it, prints its output at the end, so that outputs do not mix. */
async function runStep(step: Step, options: string, isParallel: boolean): Promise<Result> {
  const started = Date.now();
  const file = path.join(folder, `${step.name}.json`);
  const jest = step.report === "jest" ? ` --json --outputFile="${file}" ${options}` : "";
  console.log(`\n── ${step.name}${isParallel ? " begins" : ""}`);
  const child = spawn(step.command + jest, {
    shell: true,
    stdio: ["ignore", isParallel ? "pipe" : "inherit", isParallel ? "pipe" : "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      LOCAL_BUILD: "true",
      ...(step.report === "playwright" && { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => output.push(part));
  const ok = await new Promise<boolean>((resolve) =>
    child.once("close", (code) => resolve(code === 0)),
  );
  if (isParallel) console.log(`\n── ${step.name}\n${output.join("")}`.trimEnd());
  return { step, ok, milliseconds: Date.now() - started, ...readReport(step, file, ok) };
}

/** Runs steps in order, two at a time, then those that run alone. A step that must wait lets later ones go first. */
async function runSteps(chosen: readonly Step[], options: string): Promise<Result[]> {
  const waiting = [...chosen];
  const isReady = ({ after = [], alone }: Step) =>
    alone ? running.size === 0 && waiting.every((step) => step.alone) : !after.some(isOpen);
  const running = new Map<string, Promise<void>>();
  const results: Result[] = [];
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const start = async (step: Step) => {
    const built = results.find(({ step: { name } }) => name === "build")?.ok ?? true;
    // The output of a step that runs alone can be printed at once.
    const isParallel = chosen.length > 1 && !step.alone;
    const counts = { passed: 0, failed: 1, skipped: 0 };
    results.push(
      step.needsBuild && !built
        ? { step, ok: false, milliseconds: 0, counts, again: "not run, since the build failed" }
        : await runStep(step, options, isParallel),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < 2 ? waiting.findIndex(isReady) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step)
      running.set(
        step.name,
        start(step).finally(() => running.delete(step.name)),
      );
    else await Promise.race(running.values());
  }
  return results;
}

const timeLine = (name: string, milliseconds: number) =>
  `${name.padEnd(12)}${(milliseconds / 1000).toFixed(1).padStart(8)} s`;

function printSummary(results: readonly Result[]): void {
  console.log("\n── times");
  for (const { step, ok, milliseconds } of results)
    console.log(timeLine(step.name, milliseconds) + (ok ? "" : "  FAILED"));
  console.log(timeLine("in all", performance.now()));
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) console.log("\n── failures");
  for (const { step, again } of failed) console.log(`${step.name}: ${again}`);
  const sum = (name: keyof Result["counts"]) =>
    results.reduce((total, { counts }) => total + counts[name], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
}

/** Finds the steps by name, or else those of the command. */
function chosenSteps(names: readonly string[], isAll: boolean, isAfterFirst: boolean): Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are ${known.join(", ")}.`);
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  return steps.filter(({ later }) => (later ? isAll : !isAfterFirst));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const own = ["--all", "--after-first"];
  const [isAll = false, isAfterFirst = false] = own.map((flag) => args.includes(flag));
  const isOption = (arg: string) => arg.startsWith("--");
  const names = args.filter((arg) => !isOption(arg));
  const chosen = chosenSteps(names, isAll, isAfterFirst);
  if (chosen.some(({ needsBrowser }) => needsBrowser)) await readyBrowser();
  const options = args.filter((arg) => isOption(arg) && !own.includes(arg)).join(" ");
  const results = await runSteps(chosen, options);
  printSummary(results);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

runScript(main().finally(() => rmSync(folder, { recursive: true, force: true })));
