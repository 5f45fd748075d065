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
    ok: boolean;
    file: string;
    line: number;
    tests: {
      status: string;
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

/** Every spec of a suite and of the suites in it, each with its full name. */
const specsOf = (
  { suites = [], specs = [] }: PlaywrightSuite,
  titles: string[],
): { name: string; spec: PlaywrightSpec }[] => [
  ...specs.map((spec) => ({ name: [...titles, spec.title].join(" › "), spec })),
  ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
];

const isSkipped = ({ tests }: PlaywrightSpec): boolean =>
  tests.every(({ status }) => status === "skipped");

const reasonOf = ({ tests }: PlaywrightSpec): string =>
  tests
    .flatMap(({ annotations }) => annotations)
    .find(({ type }) => type === "skip" || type === "fixme")?.description ?? "";

/**
 * Reads Playwright's report.
 * @param file the path given by `PLAYWRIGHT_JSON_OUTPUT_FILE`
 */
export function playwrightReport(file: string): Report {
  const report = read<PlaywrightJson>(file);
  if (!report) return nothingWritten;
  const specs = report.suites.flatMap((suite) => specsOf(suite, [suite.title]));
  return {
    tests: specs
      .filter(({ spec }) => !isSkipped(spec))
      .map(({ name, spec: { title, ok, file, line, tests } }) => ({
        name,
        milliseconds: Math.max(
          ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
        ),
        ok,
        alone: `npx playwright test ${file}:${line} -g ${quoted(pattern(title))}`,
      })),
    skipped: specs
      .filter(({ spec }) => isSkipped(spec))
      .map(({ name, spec }) => ({ name, reason: reasonOf(spec) })),
    broken: report.errors.map(({ message }) => message ?? "Playwright reported an error."),
  };
}
