/** What the CMS does before a save: what would break the site is refused in words, the rest is written as it was typed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatOf, sourceField } from "../../src/cms/files/formats";
import { notePictures, noteText, picturesOf } from "../../src/cms/pictures";
import { beforeSave } from "../../src/cms/save";
import { groupOf } from "../../src/cms/labels";
import { noteCollections, noteRead } from "../../src/cms/texts";
import { utcDay } from "../../src/content/publish/published";
import { readFolder } from "../../src/content/disk/load";
import type { KindName } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

type Data = Record<string, unknown>;

const { files, names } = readFolder(fixtures);
const pictures = [...names].flatMap((name) => (/\.(jpg|png)$/.test(name) ? `content/${name}` : []));
const read = (name: string) => readFileSync(path.join(fixtures, name), "utf8").trim();

const article = "content/blog/oil-and-dust/index.md";
const service = "content/services/repair.yml";

/** The fields of a file, as the CMS has them. */
const fieldsOf = (kind: KindName, file: string): Data =>
  formatOf(kind).fromFile(read(file.replace("content/", "")));

/** All files as the CMS has them, by their paths. */
const entries = new Map(
  files.map(({ name, kind }) => [`content/${name}`, { kind, data: fieldsOf(kind, name) }]),
);

/** Gives all entries of a collection, as the CMS gives them to previews. */
const getCollection = (collection: string) =>
  Promise.resolve(
    [...entries]
      .filter(([, { kind }]) => [kind, groupOf(kind)].includes(collection))
      .map(([path, { data }]) => ({ toJS: () => ({ path, data }) })),
  );

beforeAll(() => notePictures(pictures));

beforeEach(() => noteCollections(getCollection as never));

/** Saves an entry. @returns its fields as the CMS goes on with them */
async function save(file: string, data: Data, { newRecord = false } = {}) {
  let saved: Data = {};
  const entry = {
    toJS: () => ({ path: file, newRecord, data }),
    set: (_key: string, value: Data) => (saved = value),
  };
  const author = {};
  await beforeSave(false)({ author, entry } as never);
  return saved;
}

/** Why a save is refused. */
const refusal = (...asked: Parameters<typeof save>): Promise<string> =>
  save(...asked).then(
    () => "",
    ({ message, cause }: Error) => `${message}: ${(cause as Error).message}`,
  );

it("lets an entry that is right pass, and goes on with the file that it writes", async () => {
  const data = { ...fieldsOf("BlogPost", article), title: "Where the profit of a store goes" };
  const { [sourceField]: source, ...saved } = await save(article, data);
  expect(String(source)).toMatch(/\ntitle: Where the profit of a store goes\n/);
  expect(saved.title).toBe(data.title);
  await save(article, fieldsOf("BlogPost", article));
});

it.each<[string, string, KindName, Data, RegExp]>([
  ["a limit", article, "BlogPost", { title: "Short" }, / 1\. Title: has 5 characters; at least /],
  [
    "a fact that is not there",
    article,
    "BlogPost",
    { body: "## One\n\n{{site.nme}}" },
    / 1\. Text, line 3: \{\{site\.nme\}\} is not defined \(did you mean "site\.name"\?\)/,
  ],
  [
    "an entry that is not there",
    article,
    "BlogPost",
    { category: "nowhere" },
    / 1\. Category: there is no category "nowhere"; allowed: /,
  ],
  [
    "a picture without a description",
    article,
    "BlogPost",
    { cover: "new.webp", coverAlt: "" },
    / 1\. Cover: has no description; say in “Cover description” what the picture shows\./,
  ],
  [
    "a picture that is not there",
    article,
    "BlogPost",
    { body: "## One\n\n![A sketch of a clock](missing.jpg)" },
    / 1\. Text, line 3: the picture “missing\.jpg” is missing/,
  ],
])("names field and remedy of %s", async (_what, file, kind, change, words) => {
  const message = await refusal(file, { ...fieldsOf(kind, file), ...change });
  expect(message).toMatch(/^saving_failed: Nothing was saved, because the site could not be built/);
  expect(message).toMatch(words);
  expect(message).not.toMatch(/content\/|\.md\b|Alt\b|npm run/);
});

it("names the other entry that a save would break", async () => {
  const lists = fieldsOf("Category", "content/categories.yml");
  const message = await refusal("content/categories.yml", {
    ...lists,
    entries: (lists.entries as Data[]).slice(1),
  });
  expect(message).toMatch(/ 1\. Article “[^”]+”, Category: there is no category "/);
});

it("makes a new article a draft of today, which may be half filled", async () => {
  const file = "content/blog/half-filled/index.md";
  const saved = await save(
    file,
    { title: "An article to be written one day" },
    { newRecord: true },
  );
  expect(saved).toMatchObject({ draft: true, date: utcDay() });
  const yaml = String(saved[sourceField]).split(/^---$/m)[1] ?? "";
  expect(parse(yaml)).toMatchObject({ draft: true, date: utcDay() });
});

it("refuses an address that its title gives no letter for", async () => {
  expect(await refusal("content/blog//index.md", { title: "题" }, { newRecord: true })).toMatch(
    /give the entry another address/,
  );
});

it("lets a service move to a new address: what names it follows", async () => {
  const data = { ...fieldsOf("Service", service), aliases: ["/services/repair/"] };
  const saved = await save("content/services/mending.yml", data);
  expect(String(saved[sourceField])).toContain("aliases:\n  - /services/repair/\n");
});

it("counts a picture that comes with the save, and not a name that somebody has typed", () => {
  noteText("![One](typed.png)\n\n![Two](blob:https://www.example.com/1)");
  const body = "![One](typed.png)\n\n![Two](two.webp)";
  const found = picturesOf("BlogPost", "content/blog/new/index.md", article, {
    cover: "c.webp",
    body,
  });
  expect(found.sort()).toEqual([
    "content/blog/new/c.webp",
    "content/blog/new/cover.jpg",
    "content/blog/new/two.webp",
  ]);
});

it("until a preview was shown, tells the mistakes of a file, and nothing of what it names", async () => {
  noteCollections(() => Promise.resolve([]));
  for (const { name, kind } of files) noteRead(kind, read(name));
  const body = "## One\n\n[To read](/blog/nowhere/) on [a study](/case-studies/#nowhere).";
  const data = { ...fieldsOf("BlogPost", article), body, category: "nowhere" };
  expect(await refusal(article, data)).toBe("");
  expect(await refusal(article, { ...data, title: "Short" })).toMatch(/ 1\. Title: has 5 /);
});
