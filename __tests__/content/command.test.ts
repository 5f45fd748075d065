/** `npm run content`, as an editor runs it: what it prints and how it ends. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentCopy, copyRealContent } from "./content-copy";

const project = path.resolve(__dirname, "../..");

/** Runs the command in a project's folder, without the npm around it. */
const runIn = (folder: string) =>
  spawnSync(
    process.execPath,
    [path.join(project, "node_modules/.bin/tsx"), path.join(project, "scripts/content.ts")],
    { cwd: folder, encoding: "utf8" },
  );

let base: string;
let folder: string;
let content: ContentCopy;

beforeAll(() => {
  base = copyRealContent();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "project-"));
  content = new ContentCopy(base, path.join(folder, "content"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it("says that the content of this site is right, and ends well", () => {
  const { status, stdout, stderr } = runIn(folder);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^Content is right: \d{3} entries, \d+ ms\.\n$/);
  expect(status).toBe(0);
});

it("reminds the owner of what the law asks for, and still ends well", () => {
  content.replace("site.yml", /^ {2}vatNumber: .*\n/m, "");
  content.replace("site.yml", /^ {2}legalName: .*\n/m, "");
  const { status, stderr } = runIn(folder);
  expect(stderr).toMatch(/^content\/site\.yml:\d+:\d+ {2}company {2}lacks legalName, vatNumber; /);
  expect(status).toBe(0);
});

it("names the place of a mistake and the count, and ends with 1", () => {
  content.replace("jobs.yml", /salary: .*/, "salary: ‹1›a lot");
  const { status, stdout, stderr } = runIn(folder);
  expect(stderr.trimEnd().split("\n")).toEqual([
    content.withPlaces(
      'content/jobs.yml:‹1›  [0].salary  "a lot" must be a yearly range such as $90k-$120k',
    ),
    "",
    "1 problem in 1 file",
  ]);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

it("tells mistakes of every sort at once, without a stack trace", () => {
  content.write("site.yml", "name: *all\n");
  content.write("pages/legal.yml", "");
  content.write("perks.yml", '- "\n');
  content.write("legal/terms.md", "---\n");
  content.remove("claims.yml");
  const { status, stderr } = runIn(folder);
  expect(stderr).not.toContain("    at ");
  expect(stderr.trimEnd().split("\n").at(-1)).toBe("5 problems in 5 files");
  expect(status).toBe(1);
});

it("says what is missing where there is no content at all, without a stack trace", () => {
  rmSync(content.root, { recursive: true });
  const { status, stderr } = runIn(folder);
  expect(stderr).toContain("content/site.yml:1:1  is missing; it holds the identity of the site");
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});
