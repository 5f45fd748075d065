/** Reads the reports that Jest and Playwright write: which tests passed, failed or were skipped, how long each took. */
import { readFileSync } from "node:fs";
import path from "node:path";

interface TestRun {
  /** The file and the title, for people. */
  name: string;
  milliseconds: number;
  ok: boolean;
  /** The command that runs this test alone. */
  alone: string;
}

interface SkippedTest {
  /** The file and the title, for people. */
  name: string;
  /** Why it was skipped; empty where the report gives no reason. */
  reason: string;
}

export interface Report {
  /** The tests that ran. */
  tests: TestRun[];
  /** The tests that were left out, which neither passed nor failed. */
  skipped: SkippedTest[];
  /** Failures outside any test, such as a file that cannot be read. */
  broken: string[];
}

interface JestJson {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: "passed" | "failed" | "pending" | "skipped" | "todo" | "disabled";
      duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      annotations: { type: string; description?: string }[];
      results: { duration: number }[];
    }[];
  }[];
}

interface PlaywrightJson {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const quoted = (text: string) => `"${text.replace(/(["$`\\])/g, "\\$1")}"`;
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function read<Json>(file: string): Json | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Json;
  } catch {
    return undefined;
  }
}

const nothingWritten: Report = { tests: [], skipped: [], broken: ["The step wrote no report."] };

/**
 * Reads Jest's report.
 * @param file the path given to `--outputFile`
 */
export function jestReport(file: string): Report {
  const report = read<JestJson>(file);
  if (!report) return nothingWritten;
  const relative = (name: string) => path.relative(process.cwd(), name);
  const ran = (status: string) => status === "passed" || status === "failed";
  return {
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => ran(status))
        .map(({ fullName, status, duration }) => ({
          name: `${relative(name)}: ${fullName}`,
          milliseconds: duration ?? 0,
          ok: status === "passed",
          alone: `npx jest ${relative(name)} -t ${quoted(pattern(fullName))}`,
        })),
    ),
    skipped: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => !ran(status))
        .map(({ fullName }) => ({ name: `${relative(name)}: ${fullName}`, reason: "" })),
    ),
    broken: report.testResults
      .filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      )
      .map(({ name, message }) => `npx jest ${relative(name)}\n${message}`),
  };
}

type PlaywrightSpec = NonNullable<PlaywrightSuite["specs"]>[number];

/** Every test of a suite and of the suites in it, once for each browser, with its full name and its spec. */
const testsOf = (
  { suites = [], specs = [] }: PlaywrightSuite,
  titles: string[],
): { name: string; spec: PlaywrightSpec; test: PlaywrightSpec["tests"][number] }[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...titles, `${spec.title} (${test.projectName})`].join(" › "),
      spec,
      test,
    })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
];

/**
 * Reads Playwright's report.
 * @param file the path given by `PLAYWRIGHT_JSON_OUTPUT_FILE`
 */
export function playwrightReport(file: string): Report {
  const report = read<PlaywrightJson>(file);
  if (!report) return nothingWritten;
  const tests = report.suites.flatMap((suite) => testsOf(suite, [suite.title]));
  return {
    tests: tests
      .filter(({ test }) => test.status !== "skipped")
      .map(({ name, spec: { title, file, line }, test }) => ({
        name,
        milliseconds: Math.max(...test.results.map(({ duration }) => duration)),
        ok: test.status === "expected",
        alone: `npx playwright test ${file}:${line} --project ${test.projectName} -g ${quoted(pattern(title))}`,
      })),
    skipped: tests
      .filter(({ test }) => test.status === "skipped")
      .map(({ name, test }) => ({
        name,
        reason: test.annotations.find(({ type }) => type === "skip")?.description ?? "",
      })),
    broken: report.errors.map(({ message }) => message ?? "Playwright reported an error."),
  };
}
