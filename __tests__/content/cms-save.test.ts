/** Before a save, the CMS refuses an entry that would break the site, and says why. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatOf, sourceField } from "../../src/cms/files/formats";
import { noteDraft, picturesAfter } from "../../src/cms/pictures";
import { beforeSave } from "../../src/cms/save";
import { groupOf } from "../../src/cms/labels";
import { showNotes } from "../../src/cms/notes";
import { noteCollections } from "../../src/cms/source-texts";
import { dayIn } from "../../src/lib/time-zone";
import { readFolder } from "../../src/content/disk/load";
import type { KindName } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

jest.mock("../../src/cms/notes");

type Data = Record<string, unknown>;

const { files, names } = readFolder(fixtures);
const pictures = [...names].flatMap((name) =>
  /\.(jpg|png)$/.test(name) ? { path: `content/${name}` } : [],
);
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
      .map(([path, { data }]) => ({ toJS: () => ({ path, data, mediaFiles: pictures }) })),
  );

beforeEach(() => noteCollections(getCollection as never));

/** Saves an entry. @returns the fields that the CMS then writes */
async function save(file: string, data: Data, { newRecord = false } = {}) {
  let saved: Data = {};
  const entry = {
    toJS: () => ({ path: file, newRecord, data }),
    set: (_key: string, value: Data) => (saved = value),
  };
  const author = {};
  await beforeSave({ author, entry } as never);
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

it.each<[string, Data, RegExp]>([
  ["tiny text", { title: "Short" }, /\nTitle: has 5 characters; at least /],
  [
    "an unknown fact",
    { body: "## One\n\n{{site.nme}}" },
    /\nText, line 3: \{\{site\.nme\}\} is not defined \(did you mean "site\.name"\?\)/,
  ],
  [
    "a missing picture",
    { body: "## One\n\n![A sketch of a clock](missing.jpg)" },
    /\nText, line 3: the picture “missing\.jpg” is missing/,
  ],
  [
    "a missing file",
    { body: "## One\n\n[Prices](quay%20prices.pdf)" },
    /\nText, line 3: there is no file “quay prices\.pdf”\./,
  ],
])("refuses %s, and names the field and the remedy", async (_what, change, words) => {
  const message = await refusal(article, { ...fieldsOf("BlogPost", article), ...change });
  expect(message).toMatch(/^saving_failed: Nothing was saved, because the site could not be built/);
  expect(message).toMatch(words);
  expect(message).not.toMatch(/content\/|\.md\b|Alt\b|npm run/);
});

it.each([
  ["content/categories.yml", /\nArticle “[^”]+ [^”]+”, Category: there is no category "/],
  ["content/integration-categories.yml", /\nIntegrations, Entry 1 › Category: there is no /],
])("refuses a save of %s that would break another entry", async (list, words) => {
  expect(await refusal(list, { entries: [] })).toMatch(words);
});

it("makes a new article a draft with today's date, even if it is half filled", async () => {
  const file = `content/blog/${"an-article-".repeat(5)}to-be/index.md`;
  const saved = await save(
    file,
    { title: "An article to be written one day" },
    { newRecord: true },
  );
  expect(saved).toMatchObject({ draft: true, date: dayIn() });
  expect(showNotes).toHaveBeenLastCalledWith(
    expect.arrayContaining([
      expect.stringMatching(/^The address was cut off/),
      expect.stringMatching(/^Excerpt: is missing/),
    ]),
  );
  const yaml = String(saved[sourceField]).split(/^---$/m)[1] ?? "";
  expect(parse(yaml)).toMatchObject({ draft: true, date: dayIn() });
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

/** What the fields of the CMS give the site, where an unsaved picture has a blob: address. */
const edit = (data: Data) => noteDraft({ toJS: () => ({ data }) } as never);

it("counts a picture that is uploaded with the save, but not a file name that an editor typed", () => {
  const text = (second: string) => `![One](typed.png)\n\n![Two \\[2\\]](${second})`;
  edit({ cover: "c.webp", body: text("blob:https://www.example.com/1") });
  const data = { cover: "c.webp", body: text("two.webp") };
  const beside = ["content/blog/oil-and-dust/cover.jpg"];
  const found = picturesAfter("BlogPost", "content/blog/new/index.md", article, data, beside);
  expect(found.sort()).toEqual([
    "content/blog/new/c.webp",
    "content/blog/new/cover.jpg",
    "content/blog/new/two.webp",
  ]);
});

it("refuses two new pictures of one name, of which the CMS would keep one", async () => {
  const opened = fieldsOf("BlogPost", article);
  const body = (address: string) => `## One\n\n![A sketch of a clock](${address})`;
  edit({
    ...opened,
    cover: "blob:https://www.example.com/1",
    body: body("blob:https://www.example.com/2"),
  });
  expect(
    await refusal(article, { ...opened, cover: "image.webp", body: body("image.webp") }),
  ).toMatch(/Two new pictures have the name “image\.webp”/);
});

it("names a picture of the shared folder from the file", async () => {
  const opened = fieldsOf("BlogPost", article);
  edit(opened);
  const body = `${String(opened.body)}\n\n![A sketch](/shared.webp)\n`;
  const saved = await save(article, { ...opened, cover: "/shared.webp", body }).catch(() => ({}));
  expect(saved).toMatchObject({ cover: "../../pages/shared.webp" });
  expect((saved as Data).body).toContain("![A sketch](../../pages/shared.webp)");
});

it("asks for a preview if it does not know the other files yet", async () => {
  noteCollections(() => Promise.resolve([]));
  expect(await refusal(article, fieldsOf("BlogPost", article))).toMatch(/Show the preview/);
});
