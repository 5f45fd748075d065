/** Content in a language that nobody speaks: English with a mark on each letter, so that pages show what is left in English. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument, stringify, type Document } from "yaml";
import { z } from "zod";
import { kindAndId } from "../../src/content/read/content-files";
import { splitFrontMatter } from "../../src/content/read/front-matter";
import { nodesIn, parseWritten } from "../../src/content/read/parse-markdown";
import { filesBelow } from "../../src/content/disk/files-below";
import { chart } from "../../src/model/chart";
import { defaultWords } from "../../src/model/default-words";
import { kindOf } from "../../src/model/kinds";
import { noteOf } from "../../src/model/schema-notes";
import { fieldsIn, type FieldValue } from "../../src/model/walk-fields";

/** For each letter one that addresses write without its mark, so that links to headings lead on. */
const letters = Object.fromEntries(
  Array.from("áḃćḋéḟǵḣíĵḱĺṁńóṗqŕśṫúṽẃẋýź", (letter) => [letter.normalize("NFD")[0], letter]),
);

/** Names in braces, addresses, signs of Markdown and HTML, and the letters of figures, such as 6M. */
const kept =
  /\{+[^{}]*\}+|https?:\/\/[^\s)>]+|[\w.+-]+@[\w.-]+\w|\/[\w/-]+\/|&#?\w+;|\[[!^][\w-]+\]|:[a-z_]+:|(?<=[\d$€])[kM]\b/
    .source;

/** The English words and short texts that were replaced. */
export const english = new Set<string>();

/** Replaces the letters of a text. */
export function pseudoTranslate(text: string): string {
  english.add(text);
  return text.replace(new RegExp(`(${kept})|[A-Za-z]+`, "g"), (part, isKept?: string) => {
    if (isKept) return part;
    if (part.length > 3) english.add(part.toLowerCase());
    return part.replace(/[a-z]/gi, (letter) => {
      const marked = letters[letter.toLowerCase()] ?? letter;
      return letter < "a" ? marked.toUpperCase() : marked;
    });
  });
}

/** Whether a value is shown: words, also those that are not typeset; no address, id, choice, day or code of the settings. */
function isShown({ path: names, schema, inner, value }: FieldValue): boolean {
  if (/^(language|country|timeZone)$/.test(names.join())) return false;
  if (typeof value !== "string" || !(inner instanceof z.ZodString)) return false;
  const { role = "verbatim" } = noteOf(schema) ?? {};
  const { pattern, format } = z.toJSONSchema(inner);
  return role === "verbatim" && !pattern && !format;
}

function translateFields(document: Document, schema: z.ZodType): string {
  for (const field of fieldsIn(schema, document.toJS()))
    if (isShown(field)) document.setIn(field.path, pseudoTranslate(String(field.value)));
  return document.toString({ lineWidth: 0 });
}

/** Replaces the words of a Markdown text, but for code. */
function translateMarkdown(text: string): string {
  let result = "";
  let done = 0;
  const nodes = nodesIn(parseWritten(text)).filter(({ type }) =>
    /^(text|html|code|image)$/.test(type),
  );
  for (const node of nodes) {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (start < done) continue;
    const source = text.slice(start, end);
    result += text.slice(done, start);
    done = end;
    if (node.type === "text") result += pseudoTranslate(source);
    else if (node.type === "code" && node.lang === "chart")
      result += source.replace(node.value, () =>
        translateFields(parseDocument(node.value), chart).trimEnd(),
      );
    else if (node.type === "code") result += source;
    else result += source.replace(/(?<=^!\[)[^\]]+|(?<=>)[^<]+(?=<)/g, pseudoTranslate);
  }
  return result + text.slice(done);
}

/** Makes a dictionary whole: the defaults, where it has no words of its own. */
function completeWords(file: string): void {
  const own = (parse(readFileSync(file, "utf8")) ?? {}) as Record<string, object>;
  const words = Object.entries(defaultWords).map(([place, defaults]) => [
    place,
    { ...defaults, ...own[place] },
  ]);
  writeFileSync(file, stringify(Object.fromEntries(words)));
}

/** Replaces all words of the content files in a folder and of the dictionary. */
export function pseudoContent(folder: string): void {
  completeWords(path.join(folder, "words.yml"));
  for (const name of filesBelow(folder)) {
    const { kind } = kindAndId(`content/${name}`) ?? {};
    if (!kind) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    const { place, schema } = kindOf(kind);
    const whole = place.shape === "list" ? z.array(schema) : schema;
    const split = splitFrontMatter(text);
    const fields = translateFields(parseDocument(split?.yaml ?? text), whole);
    writeFileSync(file, split ? `---\n${fields}---\n${translateMarkdown(split.body)}` : fields);
  }
}
