/** What `npm test` prints at its end. */
import type { Report } from "./reports";

export interface StepResult {
  name: string;
  milliseconds: number;
  ok: boolean;
  /** The command that runs the step alone; empty for a step that could not run without a build. */
  alone: string;
  report?: Report;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How many of the slowest tests are listed. */
const slowest = 5;

/** Lists failures: of a step with a report each test, else the step itself. */
function failuresOf({ name, ok, alone, report }: StepResult): string[] {
  if (ok) return [];
  if (alone === "") return [`${name}: not run, since the build failed`];
  const failed = report?.tests.filter((test) => !test.ok) ?? [];
  const broken = report?.broken ?? [];
  if (failed.length + broken.length === 0) return [`${name}\n    ${alone}`];
  return [...failed.map((test) => `${test.name}\n    ${test.alone}`), ...broken];
}

/**
 * Whether each test of a step passed. A step without tests of its own counts as one, and so does a failure outside
 * any test.
 */
function outcomesOf({ ok, report }: StepResult): boolean[] {
  const tests = report?.tests.map((test) => test.ok) ?? [];
  if (tests.length + (report?.skipped.length ?? 0) === 0) return [ok];
  return ok || tests.includes(false) ? tests : [...tests, false];
}

/**
 * Prints the time of each step, the slowest tests, the skipped tests with their reasons, all failures with the
 * command that runs each alone, and last a line that counts the tests.
 * @param milliseconds how long the whole run took
 */
export function printSummary(results: StepResult[], milliseconds: number): void {
  const tests = results.flatMap(({ report }) => report?.tests ?? []);
  const slow = [...tests].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, slowest);
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log("\n── times");
  for (const { name, ok, ...step } of results)
    console.log(
      `${name.padEnd(width)}  ${seconds(step.milliseconds).padStart(8)}${ok ? "" : "  FAILED"}`,
    );
  console.log(`${"all".padEnd(width)}  ${seconds(milliseconds).padStart(8)}`);
  if (slow.length > 0) console.log("\n── slowest tests");
  for (const { name, milliseconds } of slow)
    console.log(`${seconds(milliseconds).padStart(8)}  ${name}`);
  const skipped = results.flatMap(({ report }) => report?.skipped ?? []);
  if (skipped.length > 0) console.log(`\n── skipped tests: ${skipped.length}`);
  for (const { name, reason } of skipped) console.log(reason ? `${name}\n    ${reason}` : name);
  const failures = results.flatMap(failuresOf);
  if (failures.length > 0) console.log(`\n── failures\n${failures.join("\n")}`);
  const outcomes = results.flatMap(outcomesOf);
  const passed = outcomes.filter(Boolean).length;
  console.log(`\n${passed} passed, ${outcomes.length - passed} failed, ${skipped.length} skipped`);
}
