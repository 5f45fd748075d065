import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestReport, playwrightReport } from "../../../scripts/lib/test/reports";
import { printSummary, type StepResult } from "../../../scripts/lib/test/summary";

const folder = mkdtempSync(path.join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a report and returns its path. */
function written(name: string, report: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const jest30 = written("jest.json", {
  testResults: [
    {
      name: path.resolve("__tests__/unit/a.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "adds (up)", status: "passed", duration: 5 },
        { fullName: 'says "no"', status: "failed", duration: 7 },
        { fullName: "later", status: "pending" },
      ],
    },
    {
      name: path.resolve("__tests__/unit/b.test.ts"),
      status: "failed",
      message: "Cannot find module",
      assertionResults: [],
    },
  ],
});

const playwright = written("playwright.json", {
  suites: [
    {
      title: "bar.spec.ts",
      specs: [],
      suites: [
        {
          title: "on a phone",
          specs: [
            {
              title: "opens (at once)",
              ok: false,
              file: "bar.spec.ts",
              line: 12,
              tests: [{ status: "unexpected", annotations: [], results: [{ duration: 900 }] }],
            },
            {
              title: "is left out",
              ok: true,
              file: "bar.spec.ts",
              line: 20,
              tests: [
                {
                  status: "skipped",
                  annotations: [{ type: "skip", description: "No article." }],
                  results: [],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
});

/** The lines that the summary prints. */
function summaryOf(results: StepResult[]): string[] {
  const lines: string[] = [];
  const log = jest
    .spyOn(console, "log")
    .mockImplementation((line: string) => void lines.push(line));
  printSummary(results, 6000);
  log.mockRestore();
  return lines;
}

test("a report of Jest names each test, and the command that runs it alone", () => {
  const { tests, skipped, broken } = jestReport(jest30);
  expect(tests.map(({ ok, alone }) => [ok, alone])).toEqual([
    [true, 'npx jest __tests__/unit/a.test.ts -t "adds \\\\(up\\\\)"'],
    [false, 'npx jest __tests__/unit/a.test.ts -t "says \\"no\\""'],
  ]);
  expect(skipped).toEqual([{ name: "__tests__/unit/a.test.ts: later", reason: "" }]);
  expect(broken).toEqual(["npx jest __tests__/unit/b.test.ts\nCannot find module"]);
});

test("a report of Playwright names each test with its groups, and skipped ones apart", () => {
  const { tests, skipped } = playwrightReport(playwright);
  expect(tests).toEqual([
    {
      name: "bar.spec.ts › on a phone › opens (at once)",
      milliseconds: 900,
      ok: false,
      alone: 'npx playwright test bar.spec.ts:12 -g "opens \\\\(at once\\\\)"',
    },
  ]);
  expect(skipped).toEqual([
    { name: "bar.spec.ts › on a phone › is left out", reason: "No article." },
  ]);
});

test("a step that wrote no report has failed", () => {
  expect(jestReport("nowhere.json").broken).toEqual(["The step wrote no report."]);
});

test("the summary lists every failure with its command, and ends with the count", () => {
  const lines = summaryOf([
    { name: "types", milliseconds: 1000, ok: true, alone: "npm run types" },
    { name: "lint", milliseconds: 2000, ok: false, alone: "npx eslint ." },
    {
      name: "unit",
      milliseconds: 3000,
      ok: false,
      alone: "npx jest",
      report: { ...jestReport(jest30), broken: [] },
    },
    { name: "site", milliseconds: 0, ok: false, alone: "" },
    {
      name: "browser",
      milliseconds: 0,
      ok: true,
      alone: "npx playwright test",
      report: { tests: [], broken: [], skipped: playwrightReport(playwright).skipped },
    },
  ]);
  const shown = lines.join("\n");
  expect(shown).toContain("lint\n    npx eslint .");
  expect(shown).toContain('    npx jest __tests__/unit/a.test.ts -t "says \\"no\\""');
  expect(shown).toContain("site: not run, since the build failed");
  expect(shown).toMatch(/all\s+6\.0 s/);
  expect(shown).toContain("skipped tests: 2");
  expect(shown).toContain("bar.spec.ts › on a phone › is left out\n    No article.");
  expect(lines.at(-1)).toBe("\n2 passed, 3 failed, 2 skipped");
});

test("the summary counts a failure outside any test", () => {
  const passed = { name: "bar.spec.ts › opens", milliseconds: 1, ok: true, alone: "" };
  const lines = summaryOf([
    {
      name: "browser",
      milliseconds: 1,
      ok: false,
      alone: "npx playwright test",
      report: { tests: [passed], skipped: [], broken: ["The server has ended."] },
    },
  ]);
  expect(lines.join("\n")).toContain("── failures\nThe server has ended.");
  expect(lines.at(-1)).toBe("\n1 passed, 1 failed, 0 skipped");
});
