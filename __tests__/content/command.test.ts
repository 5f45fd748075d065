/** `npm run content`, as an editor runs it: its output and its exit code. */
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportContent } from "../../scripts/lib/report-content";
import { dayIn } from "../../src/lib/time-zone";
import { projectForEachTest } from "./project-copy";

const project = projectForEachTest();
const post = "blog/oil-and-dust/index.md";

const root = process.cwd();
afterEach(() => process.chdir(root));

/** Runs the command within this process, which takes a tenth of the time. */
async function run(command: () => Promise<unknown>) {
  const printed = { stdout: "", stderr: "" };
  const print =
    (to: keyof typeof printed) =>
    (...texts: unknown[]) => {
      printed[to] += `${texts.join(" ")}\n`;
    };
  jest.spyOn(console, "log").mockImplementation(print("stdout"));
  for (const name of ["warn", "error"] as const)
    jest.spyOn(console, name).mockImplementation(print("stderr"));
  process.chdir(project.folder);
  const status = await command();
  process.chdir(root);
  return { ...printed, status };
}

const check = (...options: string[]) => run(() => reportContent(options));

it("names the place of a mistake and the count, and exits with 1", async () => {
  project.content.replace("jobs.yml", /pay: .*/, "pay: ‹1›a lot");
  jest.replaceProperty(process, "argv", ["node", "content.ts"]);
  const { status, stdout, stderr } = await run(async () => {
    await import("../../scripts/content");
    while (process.exitCode === undefined) await new Promise(setImmediate);
    const { exitCode } = process;
    process.exitCode = undefined;
    return exitCode;
  });
  expect(stderr.trimEnd().split("\n")).toEqual([
    project.content.withPlaces(
      'content/jobs.yml:‹1›  [0].pay  must be a group of fields, but is the text "a lot"',
    ),
    "",
    "1 problem in 1 file",
  ]);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

it("says that content is right, warns of the logo of another firm, lists open points and hidden entries, and exits with 0", async () => {
  const logo = "<svg><!-- npm run icons --><title>Another</title></svg>";
  writeFileSync(path.join(project.folder, "static/logo.svg"), logo);
  project.content.replace("site.yml", /^ {2}street: .*\n/m, "");
  project.content.replace(post, /^date: .*$/m, "date: 2999-01-01");
  project.content.replace("blog/winding-habits/index.md", "/blog/oil-and-dust/", "/blog/");
  const { stdout, stderr, status } = await check();
  expect(stderr).toContain("static/logo.svg:1:1  draws another name than");
  expect(stderr).toMatch(/^Before launch:$/m);
  expect(stderr).toMatch(/^content\/site\.yml:\d+:\d+ {2}company {2}is missing street; /m);
  const count = project.content.load().site.entries.length;
  expect(stdout.replace(/\d+ ms/, "0 ms")).toBe(
    `Content is right: ${count} entries, 0 ms.\nNot on the site: content/${post}, oil-and-dust (scheduled).\n`,
  );
  expect(status).toBe(0);
  const strict = await check("--strict");
  expect(strict.stderr).toMatch(/^Before launch:\n/);
  expect(strict.status).toBe(1);
});

it.each<[file: string, from: RegExp, to: string, field: string]>([
  ["de/jobs.yml", /pay: .*/, "pay: a lot", "[0].pay  must be a group of fields"],
  ["de/site.yml", /^url: .*/m, "url: https://www.example.de", "url"],
  ["de/site.yml", /backup: none/, "backup: netlify", "forms"],
  ["de/site.yml", /^forms:/m, "analytics: { tool: none }\n$&", "analytics"],
  ["site.yml", /^forms:/m, "analytics: { tool: plausible }\n$&", "analytics"],
])("checks two languages: %s, %s becomes %s", async (file, from, to, field) => {
  const german = path.join(project.folder, "content/de");
  cpSync("__tests__/fixtures/content", german, { recursive: true });
  expect((await check()).status).toBe(0);
  project.content.write(file, project.content.read(file).replace(from, to));
  const { stderr, status } = await check();
  const message = / /.test(field)
    ? field
    : `${field}  is not as in content/site.yml; all languages`;
  expect(stderr).toMatch(/^content\/de\/(site|jobs)\.yml:\d+:\d+ .*\n\n1 problem in 1 file\n$/);
  expect(stderr).toContain(`  ${message}`);
  expect(status).toBe(1);
});

it("tells a workflow by its exit code whether a build is due today", async () => {
  const today = async () => (await check("--due")).status;
  expect(await today()).toBe(3);
  project.content.replace(post, /^date: .*$/m, `date: ${dayIn("UTC")}`);
  expect(await today()).toBe(0);
});
