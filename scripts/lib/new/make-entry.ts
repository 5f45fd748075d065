/** Makes a new entry as a draft that passes the check. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { knownIds } from "../../../src/gatsby/schema/generated-files";
import { longestAddress } from "../../../src/model/fields";
import { explain } from "../../../src/model/issue-messages";
import { schemaLine } from "../../../src/model/json-schema";
import { kindNames, kindOf, type KindName } from "../../../src/model/kinds";
import { loadContent } from "../../../src/content/disk/load";
import { didYouMean, formatProblem } from "../../../src/model/problem";
import { dayIn } from "../../../src/lib/time-zone";
import { addressOf, allEntries } from "../../../src/content/site/site";
import { hyphenated } from "../../../src/lib/plain-letters";
import { listItem, skeleton, type NewEntry } from "./skeleton";
import { placeholder } from "../../../src/content/check/placeholder-text";

/** The kinds that `npm run new` makes, by the `newAs` of their declaration. */
const sorts = new Map(
  kindNames.flatMap((kind): [string, KindName][] => {
    const { newAs } = kindOf(kind);
    return newAs ? [[newAs, kind]] : [];
  }),
);

const usage = `Say what to make, and its title in quotes: npm run new -- post "How returns eat a margin". It can be ${[...sorts.keys()].join(", ")}.`;

const keyOf = (slug: string) =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Shortens a text to a length, between words. */
const shortened = (text: string, maxLength: number) =>
  text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength + 1)
        .replace(/\s+\S*$/, "")
        .slice(0, maxLength);

const body = `
${placeholder}. The first paragraph says what the reader will be able to do, and with which figures.

## ${placeholder}. A heading says what its section shows

${placeholder}. It is Markdown: **bold**, [a link](/contact/), lists, tables, and pictures that stand
beside this file, as \`![what it shows](picture.jpg)\`. A section begins with \`##\` and a part of one with
\`###\`. Facts of the firm are written as {{site.name}} or {{site.replyTime}}.
`;

/**
 * Makes an entry.
 * @param sort what to make, such as `post`
 * @param title its title
 * @param root the project's folder
 * @param address the words that become its address, by default the title
 * @returns what was made and what to do next, line by line
 * @throws an error worded for the author, if the entry cannot be made
 */
export function makeEntry(
  sort: string | undefined,
  title: string | undefined,
  root = process.cwd(),
  address = title,
): string[] {
  const folder = path.join(root, "content");
  if (!sort || !title?.trim()) throw new Error(usage);
  const kind = sorts.get(sort);
  if (!kind)
    throw new Error(`"${sort}" cannot be made${didYouMean(sort, [...sorts.keys()])}. ${usage}`);
  const { schema, place, list, pages, newestFirst } = kindOf(kind);
  const { error } = schema.safeParse({ title });
  const wrong = error?.issues
    .filter((issue) => issue.path[0] === "title")
    .flatMap((issue) => explain(issue, schema, { title }))[0];
  if (wrong) throw new Error(`The title "${title}" ${wrong.message}.`);
  const before = loadContent(folder);
  const words = hyphenated(address ?? title, before.site.locale.letters).replaceAll("-", " ");
  const slug = shortened(words, longestAddress).replaceAll(" ", "-");
  const isInList = place.shape === "list";
  if (!(isInList ? /^[a-z]/ : /./).test(slug))
    throw new Error(
      `No address can be made of "${address}"; write one that begins with a letter from a to z: npm run new -- ${sort} "${title}" --address "in plain words"`,
    );
  const all = allEntries(before.site);
  const id = isInList ? keyOf(slug) : slug;
  const twin = all.find((entry) => entry.kind === kind && entry.id === id);
  if (twin) throw new Error(`${twin.file} has "${id}" already. Choose another title.`);

  const orders = all.flatMap((entry) =>
    entry.kind === kind && "order" in entry.data ? entry.data.order : [],
  );
  const fields = schema.shape;
  const context: NewEntry = { title, draft: true };
  if ("id" in fields) context.id = id;
  if ("order" in fields) context.order = Math.max(0, ...orders) + 1;
  for (const day of [newestFirst, pages?.sitemap.lastChange?.at(-1)])
    if (day) context[day] = dayIn();
  const titles = new Set(all.map(({ data }) => ("seo" in data ? data.seo.title : "")));
  const searchTitle = shortened(title, 50);
  if ("seo" in fields)
    context.seo = {
      title: titles.has(searchTitle)
        ? `${shortened(title, 47 - sort.length)} (${sort})`
        : searchTitle,
      description: shortened(
        `${placeholder}. What the ${sort} “${title}” gives its reader, in one or two sentences.`,
        160,
      ),
    };
  const lines = skeleton(kind, context, knownIds(before));

  const name =
    place.shape === "folders"
      ? `${place.folder}/${id}/${place.file}`
      : place.shape === "files"
        ? `${place.folder}/${id}.${place.extension}`
        : place.file;
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const isAdded = existsSync(file);
  if (place.shape === "list") {
    const text = isAdded ? readFileSync(file, "utf8").trimEnd() : schemaLine(kind, name);
    const item = listItem(
      lines.map((line) => (line ? `  ${line}` : line)),
      "",
    );
    writeFileSync(file, `${text.replace(/\n\[\]$/, "")}\n${item.join("\n")}\n`);
  } else if (name.endsWith(".md")) writeFileSync(file, `---\n${lines.join("\n")}\n---\n${body}`);
  else writeFileSync(file, `${schemaLine(kind, name)}\n${lines.join("\n")}\n`);

  const after = loadContent(folder);
  const href = addressOf({ kind, id }) ?? list ?? "/";
  const others = after.problems.map((problem) => `  ${formatProblem(problem)}`);
  return [
    `${isAdded ? "Added to" : "Made"} content/${name}.`,
    "",
    "Next:",
    `1. Run npm start and open http://localhost:8000${href}: it shows there as a draft.`,
    `2. Write it: replace every text that begins with "${placeholder}". Every field is explained above it.`,
    `3. Run npm run content. When it is right, remove the line "draft: true" and commit.`,
    ...(others.length > 0 ? ["", "The content has other problems to fix:", ...others] : []),
  ];
}
