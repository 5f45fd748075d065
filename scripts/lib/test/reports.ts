/** Reads the reports that Jest and Playwright write: how many tests passed, which failed, how long each took. */
import { readFileSync } from "node:fs";
import path from "node:path";

export interface TestRun {
  /** The file and the title, for people. */
  name: string;
  milliseconds: number;
  ok: boolean;
  /** The command that runs this test alone. */
  alone: string;
}

export interface Report {
  tests: TestRun[];
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
    ok: boolean;
    file: string;
    line: number;
    tests: { status: string; results: { duration: number }[] }[];
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

const nothingWritten: Report = { tests: [], broken: ["The step wrote no report."] };

/**
 * Reads Jest's report.
 * @param file the path given to `--outputFile`
 */
export function jestReport(file: string): Report {
  const report = read<JestJson>(file);
  if (!report) return nothingWritten;
  const relative = (name: string) => path.relative(process.cwd(), name);
  return {
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "passed" || status === "failed")
        .map(({ fullName, status, duration }) => ({
          name: `${relative(name)}: ${fullName}`,
          milliseconds: duration ?? 0,
          ok: status === "passed",
          alone: `npx jest ${relative(name)} -t ${quoted(pattern(fullName))}`,
        })),
    ),
    broken: report.testResults
      .filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      )
      .map(({ name, message }) => `npx jest ${relative(name)}\n${message}`),
  };
}

const testsOf = ({ suites = [], specs = [] }: PlaywrightSuite, titles: string[]): TestRun[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
    .map(({ title, ok, file, line, tests }) => ({
      name: [...titles, title].join(" › "),
      milliseconds: Math.max(
        ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
      ),
      ok,
      alone: `npx playwright test ${file}:${line} -g ${quoted(pattern(title))}`,
    })),
  ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
];

/**
 * Reads Playwright's report.
 * @param file the path given by `PLAYWRIGHT_JSON_OUTPUT_FILE`
 */
export function playwrightReport(file: string): Report {
  const report = read<PlaywrightJson>(file);
  if (!report) return nothingWritten;
  return {
    tests: report.suites.flatMap((suite) => testsOf(suite, [suite.title])),
    broken: report.errors.map(({ message }) => message ?? "Playwright reported an error."),
  };
}
