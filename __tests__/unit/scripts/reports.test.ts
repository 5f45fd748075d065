import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestReport, playwrightReport } from "../../../scripts/lib/test/reports";
import { printSummary } from "../../../scripts/lib/test/summary";

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
              tests: [{ status: "unexpected", results: [{ duration: 900 }] }],
            },
            {
              title: "is left out",
              ok: true,
              file: "bar.spec.ts",
              line: 20,
              tests: [{ status: "skipped", results: [] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
});

test("a report of Jest names each test, and the command that runs it alone", () => {
  const { tests, broken } = jestReport(jest30);
  expect(tests.map(({ ok, alone }) => [ok, alone])).toEqual([
    [true, 'npx jest __tests__/unit/a.test.ts -t "adds \\\\(up\\\\)"'],
    [false, 'npx jest __tests__/unit/a.test.ts -t "says \\"no\\""'],
  ]);
  expect(broken).toEqual(["npx jest __tests__/unit/b.test.ts\nCannot find module"]);
});

test("a report of Playwright names each test with its groups, and leaves out skipped ones", () => {
  const { tests } = playwrightReport(playwright);
  expect(tests).toEqual([
    {
      name: "bar.spec.ts › on a phone › opens (at once)",
      milliseconds: 900,
      ok: false,
      alone: 'npx playwright test bar.spec.ts:12 -g "opens \\\\(at once\\\\)"',
    },
  ]);
});

test("a step that wrote no report has failed", () => {
  expect(jestReport("nowhere.json").broken).toEqual(["The step wrote no report."]);
});

test("the summary lists every failure with its command, and ends with the count", () => {
  const lines: string[] = [];
  const log = jest
    .spyOn(console, "log")
    .mockImplementation((line: string) => void lines.push(line));
  printSummary(
    [
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
    ],
    6000,
  );
  log.mockRestore();
  const shown = lines.join("\n");
  expect(shown).toContain("lint\n    npx eslint .");
  expect(shown).toContain('    npx jest __tests__/unit/a.test.ts -t "says \\"no\\""');
  expect(shown).toContain("site: not run, since the build failed");
  expect(shown).toMatch(/all\s+6\.0 s/);
  expect(lines.at(-1)).toBe("\n2 passed, 3 failed");
});
