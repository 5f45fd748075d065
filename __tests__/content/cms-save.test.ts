/** Before a save, the CMS refuses an entry that would break the site, and says why. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatOf, sourceField } from "../../src/cms/files/formats";
import { notePictures, noteText, picturesOf } from "../../src/cms/pictures";
import { beforeSave } from "../../src/cms/save";
import { groupOf } from "../../src/cms/labels";
import { noteCollections, noteRead } from "../../src/cms/source-texts";
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

/** Saves an entry. @returns the fields that the CMS then writes */
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

/** The reason why a save is refused; empty if it is not. */
const refusal = (...asked: Parameters<typeof save>): Promise<string> =>
  save(...asked).then(
    () => "",
    ({ message, cause }: Error) => `${message}: ${(cause as Error).message}`,
  );

it("accepts a valid entry, and keeps the text of the file that it writes", async () => {
  const data = { ...fieldsOf("BlogPost", article), title: "Where the profit of a store goes" };
  const { [sourceField]: source, ...saved } = await save(article, data);
  expect(String(source)).toMatch(/\ntitle: Where the profit of a store goes\n/);
  expect(saved.title).toBe(data.title);
  await save(article, fieldsOf("BlogPost", article));
});

it.each<[string, string, KindName, Data, RegExp]>([
  ["tiny text", article, "BlogPost", { title: "Short" }, / 1\. Title: has 5 characters; at least /],
  [
    "an unknown fact",
    article,
    "BlogPost",
    { body: "## One\n\n{{site.nme}}" },
    / 1\. Text, line 3: \{\{site\.nme\}\} is not defined \(did you mean "site\.name"\?\)/,
  ],
  [
    "a reference to a missing entry",
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
    "a missing picture",
    article,
    "BlogPost",
    { body: "## One\n\n![A sketch of a clock](missing.jpg)" },
    / 1\. Text, line 3: the picture “missing\.jpg” is missing/,
  ],
])("refuses %s, and names the field and the remedy", async (_what, file, kind, change, words) => {
  const message = await refusal(file, { ...fieldsOf(kind, file), ...change });
  expect(message).toMatch(/^saving_failed: Nothing was saved, because the site could not be built/);
  expect(message).toMatch(words);
  expect(message).not.toMatch(/content\/|\.md\b|Alt\b|npm run/);
});

it("refuses a save that would break another entry, and names that entry", async () => {
  const lists = fieldsOf("Category", "content/categories.yml");
  const message = await refusal("content/categories.yml", {
    ...lists,
    entries: (lists.entries as Data[]).slice(1),
  });
  expect(message).toMatch(/ 1\. Article “[^”]+”, Category: there is no category "/);
});

it("makes a new article a draft with today's date, even if it is half filled", async () => {
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

it("refuses a new entry whose title has no letter for an address", async () => {
  expect(await refusal("content/blog//index.md", { title: "题" }, { newRecord: true })).toMatch(
    /give the entry another address/,
  );
});

it("lets a service move to a new address, even if other entries refer to it", async () => {
  const data = { ...fieldsOf("Service", service), aliases: ["/services/repair/"] };
  const saved = await save("content/services/mending.yml", data);
  expect(String(saved[sourceField])).toContain("aliases:\n  - /services/repair/\n");
});

it("counts a picture that is uploaded with the save, but not a file name that an editor typed", () => {
  noteText("![One](typed.png)\n\n![Two \\[2\\]](blob:https://www.example.com/1)");
  const body = "![One](typed.png)\n\n![Two \\[2\\]](two.webp)";
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

it("checks a file without its references until the CMS has shown a preview", async () => {
  noteCollections(() => Promise.resolve([]));
  for (const { name, kind } of files) noteRead(kind, read(name));
  const body = "## One\n\n[To read](/blog/nowhere/) on [a study](/case-studies/#nowhere).";
  const data = { ...fieldsOf("BlogPost", article), body, category: "nowhere" };
  expect(await refusal(article, data)).toBe("");
  expect(await refusal(article, { ...data, title: "Short" })).toMatch(/ 1\. Title: has 5 /);
  const legal = "content/legal/privacy.md";
  expect(await refusal(legal, fieldsOf("LegalDocument", legal))).toBe("");
});
