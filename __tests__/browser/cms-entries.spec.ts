/** The CMS on local files: entries of the real content, new entries, new addresses, mistakes. */
import { fileOf, kindOf, type KindName } from "../../src/model/kinds";
import { groupOf } from "../../src/cms/labels";
import { readFolder } from "../../src/content/disk/load";
import { article, articleFile, title } from "../support/cms/article";
import * as cms from "../support/cms/cms";
import { expect, type Locator } from "../support/browser-test";

/** An entry with a text; the longest page, the settings, a list, the longest form of an entry. */
const shapes: [KindName[], tag: string][] = [
  [["BlogPost"], " @first"],
  [["HomePage", "SiteSettings", "Integration", "Service"], ""],
];

/** The longest file of a kind in the real content, and its address in the CMS. */
function longestOf(kind: KindName): { file: string; at: string } {
  const { place } = kindOf(kind);
  if (!("folder" in place)) return { file: fileOf(kind), at: `${groupOf(kind)}/entries/${kind}` };
  const [longest] = readFolder("content")
    .files.filter((file) => file.kind === kind)
    .sort((one, other) => other.text.length - one.text.length);
  const slug = longest?.name.slice(place.folder.length + 1).replace(/\.\w+$/, "");
  return { file: `content/${longest?.name}`, at: `${kind}/entries/${slug}` };
}

/** The last letter of the first word that is no name of a fact and no address. */
const lastLetter = /(?<![\w{./:@-])(\p{L}{3,})\p{Ll}(?![\p{L}}./:@-])/u;

/** Finds a field with words; opens groups and list entries until there is one. */
async function fieldWithWords(form: Locator): Promise<Locator> {
  const fields = form.getByRole("textbox", { name: /^(?!Key|.*ddress|Leads to)/ });
  for (;;) {
    for (const field of await fields.all())
      if (lastLetter.test(await field.evaluate((each: HTMLInputElement) => each.value ?? "")))
        return field;
    const count = await fields.count();
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    await expect(fields).not.toHaveCount(count);
  }
}

cms.test.describe("the real content", () => {
  cms.test.use({ content: "content" });

  for (const [ofShape, tag] of shapes)
    cms.test(`saving ${ofShape.join(", ")} changes one line${tag}`, async ({ page, files }) => {
      await cms.openCms(page);
      for (const kind of ofShape) {
        const { file, at } = longestOf(kind);
        const before = files.read(file).split("\n");
        await cms.openBy(page, () => page.goto(`/admin/#/collections/${at}`));
        const field = await fieldWithWords(cms.formOf(page));
        await cms.write(field, (await field.inputValue()).replace(lastLetter, "$1q"));
        await cms.saveAndClose(page);
        const after = files.read(file).split("\n");
        expect(after, kind).toHaveLength(before.length);
        const changed = before.filter((line, index) => line !== after[index]);
        expect(changed, kind).toHaveLength(1);
      }
    });
});

cms.test("a new article is saved as a draft, and a list gets an entry", async ({ page, files }) => {
  await cms.openCms(page, "/admin/#/collections/settings/entries/Redirect");
  const form = cms.formOf(page);
  await form.getByRole("button", { name: /^Add/ }).click();
  await cms.write(form.getByRole("textbox", { name: /^Old address/ }), "/gone/");
  await form.getByRole("button", { name: "Choose a page" }).click();
  await page.getByRole("combobox", { name: "Page or address" }).fill("/contact/");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("textbox", { name: /^Leads to/ })).toHaveValue("/contact/");
  await cms.saveAndClose(page);
  expect(files.read("content/redirects.yml")).toMatch(/\n- id: \/gone\/\n {2}to: \/contact\/\n$/);

  await page.goto("/admin/#/collections/BlogPost");
  await cms.openBy(page, () => page.getByRole("button", { name: "Create New Entry" }).click());
  await cms.write(cms.titleField(page), "What a new article of the test is called");
  await cms.write(
    page.getByRole("textbox", { name: "Excerpt" }),
    "What the reader will be able to do after it, in a sentence that is long enough to be an excerpt.",
  );
  await cms.write(page.getByRole("textbox", { name: "Author" }), "The desk of the test");
  const category = page.getByRole("radio", { name: "Workshop" });
  await cms.reach(page, category);
  await category.click();
  await expect(page.getByRole("button", { name: /^Add .?Service/ })).toBeHidden();
  const service = page.getByRole("checkbox", { name: "repair" });
  await cms.reach(page, service);
  await service.click();
  await cms.typeAtStart(page, "What the article says.");
  await cms.saveAndClose(page);
  const folder = "content/blog/what-a-new-article-of-the-test-is-called";
  expect(files.names(folder)).toEqual(["index.md"]);
  const text = files.read(`${folder}/index.md`);
  expect(text).toContain("draft: true\n");
  expect(text).toContain("---\n\nWhat the article says.\n");
});

cms.test(
  "a new slug moves an entry, and redirects from the old address",
  async ({ page, files }) => {
    files.write("content/blog/an-article-of-the-test/sketch.png", "a picture");
    await cms.openArticle(page);
    await page.getByRole("radio", { name: "Slug" }).click();
    await page.getByRole("button", { name: "Edit Slug" }).click();
    const address = page.getByRole("textbox", { name: "Slug" });
    await cms.write(address, "an-article-that-moved");
    await address.press("Enter");
    await cms.saveAndClose(page);
    const moved = "content/blog/an-article-that-moved";
    await expect.poll(() => files.names("content/blog")).not.toContain(articleFile.slice(13));
    expect(files.names(moved)).toEqual(["index.md", "sketch.png"]);
    expect(files.read(`${moved}/index.md`)).toContain("/blog/an-article-of-the-test/");
  },
);

cms.test(
  "the CMS refuses what others changed and what the check rejects",
  async ({ page, files }) => {
    await cms.openCms(page);
    await cms.openRow(page, title);
    await cms.write(cms.titleField(page), "A title of the editor");
    const theirs = article.replace("A store sells", "Every store sells");
    files.write(articleFile, theirs);
    await cms.save(page);
    await cms.expectRefusal(page, "Another program has changed this file");
    expect(files.read()).toBe(theirs);
    files.write(articleFile, article);
    await cms.write(cms.titleField(page), "Leaks");
    await cms.save(page);
    await cms.expectRefusal(page, "Title: has 5 characters");
    const fault = page.getByText(/has 5 characters; at least/).filter({ visible: true });
    await expect(fault).toBeVisible();
    await page.getByRole("radio", { name: "Validation" }).click();
    await page.getByRole("button", { name: "Validate" }).click();
    await expect(fault).toHaveCount(2);
    await cms.write(cms.titleField(page), title);
    await expect(fault).toHaveCount(0);
    await page.getByRole("button", { name: "Validate" }).click();
    await expect(page.getByText("No errors found.")).toBeVisible();

    // The CMS marks a list by its first text or by the one above it, and the next save checks anew.
    const service = page.getByRole("checkbox", { name: "repair" });
    await cms.reach(page, service);
    await service.click();
    await cms.save(page);
    await cms.expectRefusal(page, "Services:");
    await page.getByRole("button", { name: "Validate" }).click();
    const above = page.getByRole("group", { name: /Cover description/ });
    await expect(above.getByText(/Services: has 0/)).toBeVisible();
    await service.click();
    await cms.typeAtStart(page, "See [this](/nowhere/). ");
    await cms.save(page);
    await cms.expectRefusal(page, 'there is no page at "/nowhere/"');
    const form = cms.formOf(page);
    await expect(form.getByText(/no page at "\/nowhere/).filter({ visible: true })).toBeVisible();
    await expect(page.getByText(/Services: has 0/)).toHaveCount(0);
    expect(files.read()).toBe(article);

    const ways = [
      () => page.goBack(),
      () => page.getByRole("button", { name: "Cancel Editing" }).click(),
      () => page.evaluate(() => void (location.hash = "/collections/Guide")),
    ];
    for (const leave of ways) {
      const asked = page.waitForEvent("dialog");
      const left = leave();
      await (await asked).dismiss();
      await left;
      await expect(cms.textField(page)).toContainText("See [this](/nowhere/). ");
    }
    page.once("dialog", (question) => void question.accept());
    await page.goBack();
    await expect(cms.formOf(page)).toBeHidden();
  },
);
