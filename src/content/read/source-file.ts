/** Splits a content file into its YAML, with the position of each field, and the text below it. */
import { splitFrontMatter } from "./front-matter";
import { parseYaml, type ParsedDocument } from "./yaml-document";
import type { ContentFile } from "./content-files";
import { ofFile, type Problem } from "../../model/problem";

export interface Source {
  file: ContentFile;
  /** Its path from the project's folder. */
  path: string;
  body?: string;
  bodyLine: number;
  parsed: ParsedDocument;
}

/** @returns the parts of the file, or the problem with its front matter */
export function parseSource(file: ContentFile, path: string): Source | Problem {
  if (!file.name.endsWith(".md"))
    return { file, path, bodyLine: 0, parsed: parseYaml(file.text, path) };
  const split = splitFrontMatter(file.text);
  if (!split)
    return ofFile(
      "yaml",
      path,
      "has no front matter; start with a line of three dashes, the fields, and another line of three dashes",
    );
  const { yaml, body, bodyLine } = split;
  return { file, path, body, bodyLine, parsed: parseYaml(yaml, path, 1) };
}
