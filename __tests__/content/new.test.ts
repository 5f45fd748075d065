/** `npm run new` makes entries that pass the check, and answers a wrong command with a sentence. */
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { makeEntry } from "../../scripts/lib/new/make-entry";
import { makePageCopy } from "../../scripts/lib/new/make-page-copy";
import { loadContent } from "../../src/content/disk/load";
import { filesBelow } from "../../src/content/disk/files-below";
import { addressOf } from "../../src/content/site/site";
import { fileOf, kindNames, kindOf } from "../../src/model/kinds";
import { dayIn } from "../../src/lib/time-zone";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { projectForEachTest } from "./project-copy";

const title = "Größe, Œuvre and Ærø: what a straße costs";
const slug = "grosse-oeuvre-and-aero-what-a-strasse-costs";
const job = "Delivery Analyst";

const project = projectForEachTest();

const make = (sort?: string, name?: string) => makeEntry(sort, name, project.folder);

const read = (name: string) => readFileSync(path.join(project.contentFolder, name), "utf8");

/** Every file of a project with its bytes; the linked sources do not count. */
const filesOf = (folder: string): [name: string, bytes: string][] =>
  filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), "base64")]);

/** The fields at the outer level of a new entry that have no explanation above them. */
function unexplained(text: string, first: string): string[] {
  const lines = text.split("\n");
  const from = lines.findLastIndex((line) => line.startsWith(first));
  const field = first.startsWith("- ") ? /^(- | {2})\w+:/ : /^\w+:/;
  return lines
    .slice(from)
    .filter((line, index) => field.test(line) && !/^ *# \S/.test(lines[from + index - 1] ?? ""));
}

const sorts = kindNames.flatMap((kind) => {
  const { newAs, place, list } = kindOf(kind);
  if (!newAs) return [];
  const id = kind === "Job" ? "deliveryAnalyst" : slug;
  const file = fileOf(kind, id).replace("content/", "");
  const address = addressOf({ kind, id }) ?? list ?? "";
  return { sort: newAs, file, address, first: place.shape === "list" ? "- id: " : "title: " };
});

it("makes drafts that pass the check, an article of today and a guide after the last one", () => {
  const days = [dayIn()];
  for (const { sort, file, address, first } of sorts) {
    const said = make(sort, sort === "job" ? job : title).join("\n");
    // An entry gets its own file, or is added to a list.
    expect(said).toContain(`${file.includes("/") ? "Made" : "Added to"} content/${file}`);
    expect(said).toContain(`http://localhost:8000${address}`);
    expect(unexplained(read(file), first)).toEqual([]);
  }
  // Midnight may have passed meanwhile.
  days.push(dayIn());
  const { site, problems, warnings } = project.content.load();
  expect([...problems, ...warnings]).toEqual([]);
  expect(site.excluded.map(({ entry, status }) => `${entry.file} ${status}`).sort()).toEqual(
    sorts.map(({ file }) => `content/${file} draft`).sort(),
  );
  const drafts = site.excluded.map(({ entry }) => entry);
  expect(days).toContain(entryOf(drafts, "BlogPost")?.data.date);
  const orders = entriesOf(site.entries, "Guide").map(({ data }) => data.order);
  expect(entryOf(drafts, "Guide")?.data.order).toBe(Math.max(...orders) + 1);
});

it("makes an article that cannot be published before it is written", () => {
  make("post", title);
  project.content.replace(`blog/${slug}/index.md`, "draft: true\n", "");
  project.content.append(`blog/${slug}/index.md`, "\nIt is **bold words**, _words in italics_.\n");
  const told = project.content.report();
  expect(told.join("\n")).toContain(
    "is still the placeholder of a new entry; write the text, or add draft: true",
  );
  expect(told.filter((line) => line.includes("  excerpt  "))).toHaveLength(1);
  expect(told.filter((line) => line.includes("  body  is still"))).toHaveLength(3);
  expect(told.filter((line) => line.includes("is the example of a button"))).toHaveLength(2);
});

it("prints what it made when it runs as a command, and editors then complete its id", async () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  jest.replaceProperty(process, "argv", ["node", "new.ts", "post", title]);
  const before = process.cwd();
  process.chdir(project.folder);
  await import("../../scripts/new");
  await new Promise(setImmediate);
  process.chdir(before);
  const [[said] = []] = print.mock.calls;
  expect(said).toContain(`Made content/blog/${slug}/index.md.`);
  expect(said).toContain("Next:\n1. ");
  const schema = readFileSync(path.join(project.folder, "schemas/questionnaire.json"), "utf8");
  expect(schema).toContain(slug);
});

it.each<[string, string[], RegExp]>([
  [
    "nothing",
    [],
    new RegExp(
      `^Say what to make, and its title in quotes: npm run new -- post ".+"\\. It can be ${sorts.map(({ sort }) => sort).join(", ")}\\.$`,
    ),
  ],
  ["an unknown sort", ["pots", title], /^"pots" cannot be made \(did you mean "post"\?\)\./],
  ["a title too short", ["post", "Returns"], /^The title "Returns" has 7 characters; at least 25/],
  [
    "a title without letters for an address",
    ["job", "利益の分析者"],
    /^No address can be made of "利益の分析者"; write one that begins with a letter from a to z: npm run new -- job "利益の分析者" --address "in plain words"$/,
  ],
  [
    "a title that is taken",
    ["service", "Repair"],
    /^content\/services\/repair\.yml has "repair" already\. Choose another title\.$/,
  ],
])("answers %s with a sentence, and makes nothing", (_name, words, sentence) => {
  const before = filesOf(project.folder);
  expect(() => make(...words)).toThrow(sentence);
  expect(filesOf(project.folder)).toEqual(before);
});

it("makes the content file of a page that is missing, in content/ and in the fixtures of the tests", () => {
  const inFixtures = path.join(project.folder, "__tests__/fixtures/content");
  cpSync(project.contentFolder, inFixtures, { recursive: true });
  for (const root of [project.contentFolder, inFixtures])
    rmSync(path.join(root, "pages/legal.yml"));
  expect(makePageCopy("legal-page", project.folder)?.[0]).toBe(
    "Made content/pages/legal.yml and __tests__/fixtures/content/pages/legal.yml.",
  );
  const told = project.content.report().slice(0, -2);
  expect(told).not.toEqual([]);
  expect(told.filter((line) => !line.includes("is still the placeholder"))).toEqual([]);
  expect(loadContent(inFixtures).problems).toEqual([]);
});
