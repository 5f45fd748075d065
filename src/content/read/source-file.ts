/** A file of content taken apart: its YAML with the place of each field, and the text below it. */
import { parseYaml, type ParsedDocument } from "./yaml-document";
import type { ContentFile } from "./content-files";
import { ofFile, type Problem } from "../../model/problem";

interface Split {
  yaml: string;
  yamlLine: number;
  body?: string;
  bodyLine: number;
}

function splitFrontMatter(text: string): Split | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  return {
    yaml: match[1] ?? "",
    yamlLine: 1,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length - 1,
  };
}

export interface Source {
  file: ContentFile;
  name: string;
  split: Split;
  parsed: ParsedDocument;
}

/**
 * Takes a file apart.
 * @param name the path of the file in messages
 * @returns the parts, or what is wrong with its front matter
 */
export function parseSource(file: ContentFile, name: string): Source | Problem {
  const split = file.name.endsWith(".md")
    ? splitFrontMatter(file.text)
    : { yaml: file.text, yamlLine: 0, bodyLine: 0 };
  if (!split)
    return ofFile(
      name,
      /^---[ \t]*\r?$/m.test(file.text.split("\n")[0] ?? "")
        ? "its front matter is not closed; end it with a line of three dashes"
        : "has no front matter; start with a line of three dashes, the fields, and another line of three dashes",
    );
  return { file, name, split, parsed: parseYaml(split.yaml, name, split.yamlLine) };
}
