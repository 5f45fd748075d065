/** What the check calls right can be built, and breaks no rule of the built files. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { addMonth } from "./month";
import { projectToBuild } from "./project";

interface Report {
  numPassedTests: number;
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const { folder, run, build } = projectToBuild();

test("an owner's first month by content alone is built without the files of a draft, and breaks no rule of the built files", () => {
  addMonth(folder);
  build();
  const built = readdirSync(path.join(folder, "public"), { recursive: true, encoding: "utf8" });
  expect(built.filter((name) => name.includes("unseen"))).toEqual([]);
  const jest = path.resolve("node_modules/jest/bin/jest.js");
  const config = path.resolve("jest.config.mjs");
  const { stdout } = run([jest, "--config", config, "--selectProjects", "site", "--json"]);
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
