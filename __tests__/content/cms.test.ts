/** What the CMS receives of the model, and what it writes: files that pass the check, changed only where edited. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { cmsConfig, formatsInUse, markdownText } from "../../src/admin/config";
import type { CmsField } from "../../src/admin/fields";
import { noRepository } from "../../src/admin/login";
import { addressField, formatOf, listField, type Format } from "../../src/admin/files/formats";
import { unwrap } from "../../src/model/fields";
import { readFolder } from "../../src/content/read/read-folder";
import { kindNames, kindOf, type KindName } from "../../src/model/kinds";
import { fixtures } from "./content-copy";

const { compileStringTemplate } = jest.requireActual<{
  compileStringTemplate: (template: string, date: null, id: string, fields: unknown) => string;
}>("decap-cms-lib-widgets/dist/esm/stringTemplate.js");
const { fromJS } = jest.requireActual<{ fromJS: (data: object) => unknown }>("immutable");

/** What Decap CMS makes of a template. */
const compiled = (template: unknown, data: object): string =>
  compileStringTemplate(String(template), null, "", fromJS(data));

type Data = Record<string, unknown>;

const { files } = readFolder(fixtures);

const formats = new Map(
  formatsInUse().map(({ kind, markdown, file }) => [kind, formatOf(kind, markdown, file)]),
);
const format = (kind: KindName): Format => formats.get(kind) as Format;
const read = (name: string) => readFileSync(path.join(fixtures, name), "utf8");

const post = "blog/oil-and-dust/index.md";

describe("the CMS's configuration", () => {
  const url = "https://www.example.com";
  const { collections } = cmsConfig({ url, login: noRepository }, new Map());
  const filesIn = ({ files: own }: (typeof collections)[number]) =>
    (own ?? []) as { name: string; fields: CmsField[]; preview_path?: string }[];

  it("has every kind of content once, the home page first, and first of the settings those of the site", () => {
    const names = collections.flatMap((collection) =>
      collection.folder ? collection.name : filesIn(collection).map(({ name }) => name),
    );
    expect([...names].sort()).toEqual([...kindNames].sort());
    expect(names[0]).toBe("HomePage");
    const settings = collections.find(({ name }) => name === "settings");
    expect(settings && filesIn(settings)[0]?.name).toBe("SiteSettings");
  });

  it("lists articles by day, with drafts marked, and leads to the page of each entry", () => {
    const [articles] = collections.filter(({ name }) => name === "BlogPost");
    expect(articles).toMatchObject({
      summary: "{{draft | ternary('Draft · ', '')}}{{date}} · {{title}}",
      preview_path: "blog/{{dirname}}/",
    });
    const [day] = articles?.sortable_fields as { field: string; label: string }[];
    expect(day).toMatchObject({ default_sort: "desc" });
    // The field and the order by it have one name.
    expect(fieldsOf("BlogPost").find(({ name }) => name === day?.field)?.label).toBe(day?.label);
    expect(filesIn(collections[0] as never)[1]?.preview_path).toBe("services/");
  });

  /** The fields of a kind, within its file or its list if it has one. */
  const fieldsOf = (kind: KindName): CmsField[] => {
    const collection = collections.find(({ name }) => name === kind);
    const file = collections.flatMap(filesIn).find(({ name }) => name === kind);
    const fields = (file?.fields ?? collection?.fields) as CmsField[];
    return fields[0]?.name === listField ? (fields[0].fields as CmsField[]) : fields;
  };

  it.each(kindNames)("%s has every field of the model, with its explanation", (kind) => {
    const { shape } = kindOf(kind).schema;
    const own = ["body", addressField];
    const fields = fieldsOf(kind).filter(({ name }) => !own.includes(name));
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(shape));
    for (const field of fields) {
      expect(field.hint).toMatch(/^\S.*\./);
      const { inner } = unwrap(shape[field.name] as z.core.$ZodType);
      if (inner instanceof z.ZodObject)
        expect((field.fields as CmsField[]).map(({ name }) => name)).toEqual(
          Object.keys(inner.shape),
        );
    }
  });

  it("keeps pictures beside their entries, and texts in Markdown below their fields", () => {
    expect(collections.find(({ name }) => name === "BlogPost")).toMatchObject({
      folder: "content/blog",
      path: "{{slug}}/index",
      media_folder: "",
      public_folder: "",
    });
    expect(fieldsOf("BlogPost").at(-1)).toMatchObject({ name: "body", widget: markdownText });
    expect(fieldsOf("BlogPost").find(({ name }) => name === "cover")?.widget).toBe("image");
  });

  it("leaves what is missing to the check, so that a draft may be half filled: only an address needs a title", () => {
    const demands = (field: CmsField): string[] => [
      ...(field.required === false ? [] : [field.name]),
      ...((field.fields ?? []) as CmsField[]).flatMap(demands),
    ];
    expect(fieldsOf("BlogPost").flatMap(demands)).toEqual(["title"]);
    expect(fieldsOf("HomePage").flatMap(demands)).toEqual([]);
  });

  it("dates a new article today, by the days of the site", () => {
    const day = fieldsOf("BlogPost").find(({ name }) => name === "date");
    expect(day).toMatchObject({ default: "{{now}}", picker_utc: true });
  });

  /** All fields at any depth, with those within groups, lists and lists of values. */
  const within = (field: CmsField): CmsField[] => [
    field,
    ...((field.fields ?? []) as CmsField[]).flatMap(within),
    ...(field.field ? within(field.field as CmsField) : []),
  ];
  const everyField = collections
    .flatMap((collection) => [collection, ...filesIn(collection)])
    .flatMap(({ fields }) => (fields as CmsField[] | undefined) ?? [])
    .flatMap(within);

  it("names the entries of lists by what people know them by", () => {
    const list = collections.flatMap(filesIn).find(({ name }) => name === "Job")?.fields[0];
    expect(list?.summary).toMatch(/^\{\{fields\.title /);
    const prices = collections.flatMap(filesIn).find(({ name }) => name === "Price")?.fields[0];
    expect(prices?.summary).toMatch(/^\{\{fields\.work /);
    const byAddress = collections.flatMap(filesIn).find(({ name }) => name === "SeoOverride");
    expect(byAddress?.fields[0]?.summary).toMatch(/^\{\{fields\.id /);
  });

  it("says of a field more than its name", () => {
    const bare = everyField.filter(({ label, hint = "" }) => {
      const name = label.replace(/ \(optional\)$/, "").toLowerCase();
      const said = hint.replace(/^(The|An?|Its|Their) /i, "").split(".")[0] ?? "";
      return said.toLowerCase() === name;
    });
    expect(bare.map(({ name, label, hint }) => [name, label, hint])).toEqual([]);
  });

  it("leaves no closed group and no closed entry without a name", () => {
    const closed = everyField.filter(({ widget }) => ["object", "list"].includes(widget));
    expect(closed.length).toBeGreaterThan(0);
    for (const { summary } of closed) expect(compiled(summary, {})).toMatch(/^\w[^{}]*$/);
    const seo = fieldsOf("BlogPost").find(({ name }) => name === "seo");
    expect(compiled(seo?.summary, { title: "A title" })).toBe("A title");
    const features = fieldsOf("Service").find(({ name }) => name === "features");
    expect(compiled(features?.summary, { item: "A feature" })).toBe("A feature");
  });

  it("says on the button of a list what one entry is, and nowhere on it that the list is optional", () => {
    const lists = everyField.filter(({ widget }) => widget === "list");
    for (const { label, label_singular: one } of lists)
      expect(`${label} ${String(one)}`).not.toContain("optional");
    const faqs = fieldsOf("Service").find(({ name }) => name === "faqs");
    expect(faqs).toMatchObject({ label_singular: "Question" });
    const further = fieldsOf("Navigation").find(({ name }) => name === "services");
    expect((further?.fields as CmsField[]).find(({ name }) => name === "further")?.hint).toMatch(
      /Optional\.$/,
    );
  });

  it("says once what a number may be, and not the largest number there is", () => {
    const hintOf = (kind: KindName, named: string) =>
      fieldsOf(kind).find(({ name }) => name === named)?.hint;
    expect(hintOf("Guide", "order")).toMatch(/, from 1\.$/);
    expect(hintOf("BlogPost", "readTime")).toMatch(/\. 1 to 60\.$/);
  });

  it("has fields of their own for references, with what the build knows to choose from", () => {
    const target = { value: "bench", label: "Work at the bench" };
    const choices = new Map([["Category", [target]]]);
    const kinds = cmsConfig({ url, login: noRepository }, choices).collections;
    const fields = kinds.find(({ name }) => name === "BlogPost")?.fields as CmsField[];
    const named = (name: string) => fields.find((field) => field.name === name);
    expect(named("category")).toMatchObject({
      widget: "reference",
      kind: "Category",
      options: [target],
    });
    expect(named("category")).not.toHaveProperty("multiple");
    expect(named("services")).toMatchObject({
      widget: "reference",
      kind: "Service",
      multiple: true,
    });
  });

  it("counts the characters of texts, and knows what search results show", () => {
    const seo = fieldsOf("BlogPost").find(({ name }) => name === "seo")?.fields as CmsField[];
    expect(seo[0]).toMatchObject({ widget: "plain-text", maxLength: 50, searchLine: "title" });
  });

  it("logs in where the repository is, and on localhost finds files at its own address alone", () => {
    const login = { ...noRepository, repository: "https://github.com/example/site" };
    const config = cmsConfig({ url, login }, new Map());
    expect(config.backend).toEqual({ name: "github", repo: "example/site", branch: "main" });
    expect(config.local_backend).toEqual({ url: expect.stringMatching(/^\/\w/) as string });
  });
});

describe("a save", () => {
  it.each(files.map(({ name, kind }) => [name, kind] as const))(
    "without a change leaves %s as it is, to the letter",
    (name, kind) => {
      const text = read(name);
      expect(format(kind).toFile(format(kind).fromFile(text))).toBe(text);
    },
  );

  const withCrLf = (text: string) => text.replace(/\n/g, "\r\n");

  it.each(files.map(({ name, kind }) => [name, kind] as const))(
    "keeps the line ends of %s: a file is edited alike whichever it has",
    (name, kind) => {
      const { toFile, fromFile } = format(kind);
      const [plain, other] = [read(name), withCrLf(read(name))].map(fromFile);
      expect({ ...other, __source: "" }).toEqual({ ...plain, __source: "" });
      expect(toFile(other ?? {})).toBe(withCrLf(read(name)));
      const edited = (data: Record<string, unknown> = {}) =>
        Object.fromEntries(
          Object.entries(data).map(([key, value]) => [
            key,
            typeof value !== "string" || key === "__source"
              ? value
              : value.replace(" ", "\n\nnew "),
          ]),
        );
      expect(toFile(edited(other))).toBe(withCrLf(toFile(edited(plain))));
    },
  );

  it("of a text changes its lines alone, whatever surrounds it", () => {
    const front = "--- \r\ntitle: One\r\ndate: 2024-01-02 # why\n---  \r\n";
    const { toFile, fromFile } = format("BlogPost");
    for (const [above, below] of [
      ["\r\n", "\r\n"],
      ["", ""],
      ["\r\n\r\n", "\r\n\n"],
    ]) {
      const text = `${front}${above}One.\nTwo.\r\n\r\nThree.${below}`;
      const data = fromFile(text);
      expect(toFile(data)).toBe(text);
      const body = String(data.body).replace("Two", "2");
      expect(toFile({ ...data, body })).toBe(text.replace("Two", "2"));
    }
  });

  it("of a file that begins with a byte order mark shows its fields, and keeps the mark", () => {
    const { toFile, fromFile } = format("BlogPost");
    const text = `\uFEFF${read(post)}`;
    const data = fromFile(text);
    expect({ ...data, __source: "" }).toEqual({ ...fromFile(read(post)), __source: "" });
    expect(toFile(data)).toBe(text);
    expect(toFile({ ...data, body: "New." })).toMatch(/^\uFEFF---\n[^]*\n---\n\nNew\.\n$/);
  });

  it("of a new title changes the line of the title alone", () => {
    const text = read(post);
    const data = format("BlogPost").fromFile(text);
    const saved = format("BlogPost").toFile({
      ...data,
      title: "Where: the profit of a store goes",
    });
    const changed = saved.split("\n").filter((line, index) => line !== text.split("\n")[index]);
    expect(changed).toEqual(['title: "Where: the profit of a store goes"']);
  });

  it("of a new text keeps the front matter to the letter", () => {
    const text = read(post);
    const saved = format("BlogPost").toFile({
      ...format("BlogPost").fromFile(text),
      body: "## One\n\nWords.\n\n",
    });
    expect(saved.slice(0, saved.indexOf("\n---\n"))).toBe(text.slice(0, text.indexOf("\n---\n")));
    expect(saved.endsWith("\n---\n\n## One\n\nWords.\n")).toBe(true);
  });

  it("of a line of text leaves out the white space around it, at any depth", () => {
    const text = read(post);
    const { seo, ...data } = format("BlogPost").fromFile(text) as { seo: { keywords: string[] } };
    const keywords = seo.keywords.map((keyword) => ` ${keyword} `);
    const edited = {
      ...data,
      title: ` ${String((data as Data).title)}  `,
      seo: { ...seo, keywords },
    };
    expect(format("BlogPost").toFile(edited)).toBe(text);
    const without = text.replace(/^coverAlt: .*\n/m, "");
    expect(format("BlogPost").toFile({ ...edited, coverAlt: "  " })).toBe(without);
  });

  it("leaves such space in a line that nobody has edited, and all lines of a longer text", () => {
    const [before, rest = ""] = read(post).split(/^title: .*$/m);
    const text = `${before}title: " Of a file "${rest}`;
    const data = format("BlogPost").fromFile(text);
    expect(format("BlogPost").toFile(data)).toBe(text);
    const excerpt = "One line.\n\nAnd another.\n";
    const saved = format("BlogPost").toFile({ ...data, excerpt });
    expect(format("BlogPost").fromFile(saved)).toMatchObject({ title: " Of a file ", excerpt });
  });

  it("of one position keeps the others, their comments and their order", () => {
    const text = read("jobs.yml");
    const data = format("Job").fromFile(text);
    const entries = data[listField] as Record<string, unknown>[];
    const [first, ...others] = entries;
    const saved = format("Job").toFile({
      ...data,
      [listField]: [...others, { ...first, title: "Maker of Clocks" }],
    });
    expect(parse(saved)).toEqual([...others, { ...first, title: "Maker of Clocks" }]);
    expect(saved.split("\n").slice(0, 2)).toEqual(text.split("\n").slice(0, 2));
    const second = text.slice(text.indexOf("- id: dialPainter"));
    expect(saved).toContain(second.trimEnd());
  });

  it("leaves out what an editor left empty, and what the CMS adds by itself", () => {
    const text = read(post);
    const data = format("BlogPost").fromFile(text);
    const added = { draft: false, readTime: "", seo: { ...(data.seo as object), extra: "" } };
    const saved = parse(
      format("BlogPost")
        .toFile({ ...data, ...added })
        .split(/^---$/m)[1] ?? "",
    ) as object;
    expect(saved).not.toHaveProperty("draft");
    expect(saved).not.toHaveProperty("readTime");
    expect(saved).not.toHaveProperty("seo.extra");
  });

  it("of a new service begins with its schema, and has its fields in the order of the model", () => {
    const { __source: _source, ...data } = format("Service").fromFile(read("services/repair.yml"));
    const backwards = Object.fromEntries(Object.entries(data).reverse());
    const saved = format("Service").toFile(backwards);
    expect(saved.split("\n").slice(0, 2)).toEqual([
      "# yaml-language-server: $schema=../../schemas/service.json",
      "title: Clock Repair",
    ]);
    expect(parse(saved)).toEqual(data);
  });
});
