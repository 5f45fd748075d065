/** `npm run new` makes files that pass the check, and answers a wrong command with a sentence. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { makeFile } from "../../scripts/lib/make-file";
import { filesBelow } from "../../src/content/disk/files-below";
import { addressOf } from "../../src/content/site/site";
import { nameOfKind } from "../../src/model/json-schema";
import { fileOf, kindNames, kindOf } from "../../src/model/kinds";
import { dayIn } from "../../src/lib/time-zone";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { projectForEachTest } from "./project-copy";

const title = "Größe, Œuvre and Ærø: what a straße costs";
const slug = "grosse-oeuvre-and-aero-what-a-strasse-costs";

const project = projectForEachTest();

const make = (sort?: string, name?: string) => makeFile(sort, name, name, project.contentFolder);

const read = (name: string) => readFileSync(path.join(project.contentFolder, name), "utf8");

/** Every file of a project with its bytes; the linked sources do not count. */
const filesOf = (folder: string): [name: string, bytes: string][] =>
  filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), "base64")]);

/** The fields of a new entry that have no explanation above them. */
const unexplained = (text: string): string[] =>
  text
    .split("\n")
    .filter((line, index, lines) => /^\w+:/.test(line) && !/^# \S/.test(lines[index - 1] ?? ""));

const drafted = kindNames.filter(
  (kind) => "draft" in kindOf(kind).schema.shape && kindOf(kind).place.shape !== "list",
);

it("makes drafts that pass the check, an article of today and a guide after the last one", () => {
  const days = [dayIn()];
  const files = drafted.map((kind) => fileOf(kind, slug));
  for (const kind of drafted) {
    const file = fileOf(kind, slug).replace("content/", "");
    const said = make(nameOfKind(kind), title).join("\n");
    expect(said).toContain(`/${file}.`);
    expect(said).toContain(addressOf({ kind, id: slug }) ?? kindOf(kind).list);
    expect(unexplained(read(file))).toEqual([]);
  }
  // Midnight may have passed meanwhile.
  days.push(dayIn());
  const { site, problems } = project.content.load();
  expect(problems).toEqual([]);
  expect(site.excluded.map(({ entry, status }) => `${entry.file} ${status}`).sort()).toEqual(
    files.map((file) => `${file} draft`).sort(),
  );
  const drafts = site.excluded.map(({ entry }) => entry);
  expect(days).toContain(entryOf(drafts, "BlogPost")?.data.date);
  const orders = entriesOf(site.entries, "Guide").map(({ data }) => data.order);
  expect(entryOf(drafts, "Guide")?.data.order).toBe(Math.max(...orders) + 1);
});

it("makes an article that cannot be published before it is written", () => {
  make("blog-post", title);
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
  jest.replaceProperty(process, "argv", ["node", "new.ts", "blog-post", title]);
  const before = process.cwd();
  process.chdir(project.folder);
  await import("../../scripts/new");
  await new Promise(setImmediate);
  process.chdir(before);
  const [[said] = []] = print.mock.calls;
  expect(said).toContain(`Made content/blog/${slug}/index.md.\n1. `);
  const schema = readFileSync(path.join(project.folder, "schemas/questionnaire.json"), "utf8");
  expect(schema).toContain(slug);
});

it.each<[string, string[], RegExp]>([
  ["nothing", [], /^Say what to make, and its title: .+ It can be service, blog-post, .+\.$/],
  ["an unknown sort", ["gide", title], /\(did you mean "guide"\?\)\.$/],
  [
    "a title without letters for an address",
    ["blog-post", "利益の分析者"],
    /^No address can be made of "利益の分析者"\. .+ --address "in plain words"$/,
  ],
  ["a title that is taken", ["service", "Repair"], /\/services\/repair\.yml is there already\.$/],
])("answers %s with a sentence, and makes nothing", (_name, words, sentence) => {
  const before = filesOf(project.folder);
  expect(() => make(...words)).toThrow(sentence);
  expect(filesOf(project.folder)).toEqual(before);
});

it("makes the missing file of a page", () => {
  rmSync(path.join(project.contentFolder, "pages/legal.yml"));
  make("legal-page");
  const told = project.content.report().slice(0, -2);
  expect(told).not.toEqual([]);
  expect(told.filter((line) => !line.includes("is still the placeholder"))).toEqual([]);
});
