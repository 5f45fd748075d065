/** The configuration that the CMS gets from the model, and its saves, which change only the edited lines. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { cmsConfig } from "../../src/cms/config";
import { listField } from "../../src/cms/fields";
import { formatOf } from "../../src/cms/files/formats";
import { noRepository, type RepositorySettings } from "../../src/lib/cms-login";
import { unwrap } from "../../src/model/schema-notes";
import {
  fileOf,
  isMarkdown,
  kindNames,
  kindOf,
  kindsWithPages,
  type KindName,
} from "../../src/model/kinds";
import { fixtures } from "./content-copy";

type Data = Record<string, unknown>;

/** The options of a field, a collection or a file in the configuration. */
interface Options {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  widget?: string;
  folder?: string;
  field?: Options;
  fields?: Options[];
  files?: Options[];
  [option: string]: unknown;
}

const read = (name: string) => readFileSync(path.join(fixtures, name), "utf8");

/** The collections of the CMS of a site. */
function collectionsOf({ review = false }: Partial<RepositorySettings> = {}): Options[] {
  const site = { name: "A site", url: "https://www.example.com" };
  const login = { ...noRepository, repository: "https://github.com/example/site", review };
  return cmsConfig({ ...site, login }, false)?.collections as unknown as Options[];
}

const collections = collectionsOf();
const allFiles = collections.flatMap((collection) => collection.files ?? []);

it("the CMS's configuration has every kind of content once, with the home page first, and the site's settings first among the settings", () => {
  const names = collections.flatMap(
    (collection) => collection.files?.map(({ name }) => name) ?? collection.name,
  );
  expect(names.filter((name) => !/Drafts$/.test(name)).sort()).toEqual([...kindNames].sort());
  expect(names[0]).toBe("HomePage");
  const settings = collections.find(({ name }) => name === "settings");
  expect(settings?.files?.[0]?.name).toBe("SiteSettings");
});

/** The fields of a kind, within its file or its list if it has one. */
const fieldsOf = (kind: KindName): Options[] => {
  const all = collections.flatMap((collection) => collection.files ?? collection);
  const { fields = [] } = all.find(({ name }) => name === kind) ?? {};
  return fields[0]?.name === listField ? (fields[0].fields ?? []) : fields;
};

it.each(kindNames)("%s has every field of the model, with its explanation", (kind) => {
  const { shape } = kindOf(kind).schema;
  const own = Object.keys(shape).filter((name) => name !== "aliases");
  const text = isMarkdown(kind) ? ["body"] : [];
  expect(fieldsOf(kind).map(({ name }) => name)).toEqual([...own, ...text]);
  const fields = fieldsOf(kind).slice(0, own.length);
  for (const field of fields) {
    expect(field.hint).toMatch(/^\S.*\./);
    expect(field.hint).not.toMatch(/undefined|NaN/);
    const { inner } = unwrap(shape[field.name] as z.core.$ZodType);
    if (inner instanceof z.ZodObject)
      expect(field.fields?.map(({ name }) => name)).toEqual(Object.keys(inner.shape));
  }
});

it("the CMS's configuration saves each entry where the site reads it, and pictures beside an entry in a folder of its own", () => {
  for (const { name, folder, path: inFolder = "{{slug}}", media_folder } of collections) {
    if (!folder || /Drafts$/.test(name)) continue;
    expect(`${folder}/${String(inFolder)}`).toBe(
      fileOf(name as KindName, "{{slug}}").replace(/\.\w+$/, ""),
    );
    if (inFolder !== "{{slug}}") expect(media_folder).toBe("");
  }
});

/** A field with all fields within it: in groups, in lists and in lists of values. */
const within = (field: Options): Options[] => [
  field,
  ...(field.fields ?? []).flatMap(within),
  ...(field.field ? within(field.field) : []),
];
const everyField = [...collections, ...allFiles]
  .flatMap(({ fields = [] }) => fields)
  .flatMap(within);

it("the CMS's configuration requires no field itself, so that a draft may be half filled, and shows a switch that is on as on", () => {
  const halfFilled = collections.filter(({ fields }) =>
    fields?.some(({ name }) => name === "draft"),
  );
  const demanded = halfFilled
    .flatMap(within)
    .filter(({ required, widget }) => required && widget !== "object");
  expect(demanded).toEqual([]);
  const limits = (kind: KindName) =>
    fieldsOf(kind)
      .flatMap(within)
      .map(({ min, max }) => [min, max]);
  expect(limits("CaseStudy")).toContainEqual([undefined, 3]);
  expect(limits("HomePage")).toContainEqual([3, 3]);
  const listed = everyField.find(({ name }) => name === "listed");
  expect(listed).toMatchObject({ widget: "boolean", default: true });
});

it("the CMS offers the pages of the site for each address that may lead to one", () => {
  const addresses = everyField.filter(({ label }) => /^Leads to/.test(label));
  expect(addresses.map(({ widget }) => widget)).toEqual(addresses.map(() => "checked-link"));
});

it("the CMS's configuration explains each field in more words than its name", () => {
  const bare = everyField.filter(({ label, hint = "" }) => {
    const name = label.replace(/ \(optional\)$/, "").toLowerCase();
    const said = hint.replace(/^(The|An?|Its|Their) /i, "").split(".")[0] ?? "";
    return said.toLowerCase() === name;
  });
  expect(bare.map(({ name, label, hint }) => [name, label, hint])).toEqual([]);
});

const canDelete = (from: Options[]) =>
  from.filter((collection) => collection.folder && collection.delete).map(({ name }) => name);

it("the CMS's configuration allows no deletion of entries that others may refer to, but of drafts, if saves go straight to the site", () => {
  const all = canDelete(collections);
  const direct = all.filter((name) => !/Drafts$/.test(name));
  expect(all).toContain("BlogPostDrafts");
  for (const { name, filter } of collections.filter(({ name }) => /Drafts$/.test(name)))
    expect([name, filter]).toEqual([name, { field: "draft", value: true }]);
  const articles = collections.find(({ name }) => name === "BlogPost");
  expect(articles?.description).toMatch(/“Draft”.*Redirects.*#\/collections\/BlogPostDrafts/);
  expect(direct.filter((kind) => kindOf(kind as KindName).pages)).toEqual([]);
  expect(direct).not.toContain("Questionnaire");
  const reviewed = canDelete(collectionsOf({ review: true }));
  expect(reviewed).toEqual(expect.arrayContaining([...kindsWithPages]));
});

it("the CMS's configuration uses local files in develop, and the repository on the site", () => {
  const site = { name: "", url: "https://www.example.com" };
  const login = { ...noRepository, repository: "https://github.com/example/site", review: true };
  const local = cmsConfig({ ...site, login }, true);
  expect(local).toMatchObject({ backend: { name: "test-repo" }, slug: { maxlength: 60 } });
  expect(local).not.toHaveProperty("publish_mode");
  expect(cmsConfig({ ...site, login }, false)).toMatchObject({
    backend: { name: "github" },
    publish_mode: "editorial_workflow",
  });
});

it("the CMS of another language has the files of its folder", () => {
  SITE.content = "content/de";
  const german = collectionsOf();
  SITE.content = "content";
  const places = (all: Options[]) =>
    all.flatMap(({ folder, files = [] }) => folder ?? files.map(({ file }) => String(file)));
  expect(places(german)).toEqual(
    places(collections).map((place) => place.replace("content/", "content/de/")),
  );
});

/** Opens and saves a file as the CMS does, with the whitespace around it trimmed. */
const open = (kind: KindName, text: string): Data => formatOf(kind).fromFile(text.trim());
const save = (kind: KindName, data: Data): string => `${formatOf(kind).toFile(data).trim()}\n`;

it("a save of a changed text changes only its lines, and one without a change none", () => {
  const text = "---\ntitle: One\ndate: 2024-01-02 # why\n---\n\nOne.\nTwo.\n\nThree.\n";
  const unusual = text.replaceAll("---\n", "---  \n");
  const data = open("BlogPost", unusual);
  expect(save("BlogPost", data)).toBe(unusual);
  const body = String(data.body).replace("Two", "2");
  expect(save("BlogPost", { ...data, body })).toBe(text.replace("Two", "2"));
});

it("a save of one position keeps the others with their comments", () => {
  const text = read("jobs.yml");
  const data = open("Job", text);
  const [first, ...others] = data[listField] as Data[];
  const entries = [...others, { ...first, title: "Maker of Clocks" }];
  const saved = save("Job", { ...data, [listField]: entries });
  expect(parse(saved)).toEqual(entries);
  expect(saved.split("\n").slice(0, 2)).toEqual(text.split("\n").slice(0, 2));
  expect(saved).toContain(text.slice(text.indexOf("- id: dialPainter")).trimEnd());
});

it("a save of a new service begins with its schema line, and orders its fields as the model does", () => {
  const { __source: _source, ...data } = open("Service", read("services/repair.yml"));
  const backwards = Object.fromEntries(Object.entries(data).reverse());
  const saved = save("Service", backwards);
  expect(saved.split("\n").slice(0, 2)).toEqual([
    "# yaml-language-server: $schema=../../schemas/service.json",
    "title: Clock Repair",
  ]);
  expect(parse(saved)).toEqual(data);
});
