/** What the check calls right can be built, and breaks no rule of the built files. */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";
import { addMonth } from "./month";

interface Report {
  numPassedTests: number;
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an owner's first month by content alone is built without the files of a draft, and breaks no rule of the built files", () => {
  addMonth(folder);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: Infinity,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", LOCAL_BUILD: "true" },
    });
  const build = run("scripts/build.mjs");
  expect([build.status, build.status === 0 ? "" : build.stdout + build.stderr]).toEqual([0, ""]);
  const built = readdirSync(path.join(folder, "public"), { recursive: true, encoding: "utf8" });
  expect(built.filter((name) => name.includes("unseen"))).toEqual([]);
  const jest = path.resolve("node_modules/jest/bin/jest.js");
  const config = path.resolve("jest.config.mjs");
  const { stdout } = run(jest, "--config", config, "--selectProjects", "site", "--json");
  const { numPassedTests, testResults } = JSON.parse(stdout) as Report;
  const failures = testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A test file that cannot be loaded has no tests.
    return assertionResults.length === 0
      ? [message]
      : failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join("\n")}`);
  });
  expect(failures).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(100);
});
