/** `npm run content`, as an editor runs it: what it prints and how it ends. */
import { rmSync } from "node:fs";
import { projectForEachTest, runScript } from "./project-copy";

const project = projectForEachTest();

const run = () => runScript("content", project.folder);

it("says that right content is right, and ends well", () => {
  const { status, stdout, stderr } = run();
  expect(stderr).toBe("");
  const count = project.content.load().entries.length;
  expect(stdout.replace(/\d+ ms/, "0 ms")).toBe(`Content is right: ${count} entries, 0 ms.\n`);
  expect(status).toBe(0);
});

it("reminds the owner of what the law asks for, and still ends well", () => {
  project.content.replace("site.yml", /^ {2}vatNumber: .*\n/m, "");
  const { status, stderr } = run();
  expect(stderr).toMatch(/^content\/site\.yml:\d+:\d+ {2}company {2}is missing vatNumber; /);
  expect(status).toBe(0);
});

it("names the place of a mistake and the count, and ends with 1", () => {
  project.content.replace("jobs.yml", /salary: .*/, "salary: ‹1›a lot");
  const { status, stdout, stderr } = run();
  expect(stderr.trimEnd().split("\n")).toEqual([
    project.content.withPlaces(
      'content/jobs.yml:‹1›  [0].salary  "a lot" must be a yearly range such as $90k-$120k',
    ),
    "",
    "1 problem in 1 file",
  ]);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

it("tells mistakes of every sort at once, without a stack trace", () => {
  project.content.write("site.yml", "name: *all\n");
  project.content.write("pages/legal.yml", "");
  project.content.write("perks.yml", '- "\n');
  project.content.write("legal/privacy.md", "---\n");
  project.content.remove("claims.yml");
  const { status, stderr } = run();
  expect(stderr).not.toContain("    at ");
  expect(stderr.trimEnd().split("\n").at(-1)).toBe("5 problems in 5 files");
  expect(status).toBe(1);
});

it("says what is missing where there is no content at all, without a stack trace", () => {
  rmSync(project.content.root, { recursive: true });
  const { status, stderr } = run();
  expect(stderr).toContain("content/site.yml:1:1  is missing; needed: The identity of the site");
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});
