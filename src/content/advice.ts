/** What is worth an editor's look and stops nothing. */
import { missingFacts, type CompanyDetails } from "../site/company";
import type { ContentFile } from "./files";
import { schemaLine } from "./json-schema";
import type { Entry } from "./entry";
import { ofFile, type Problem } from "./problem";

/** Words that are read in a minute. */
const pace = 215;

/** Stated minutes may be this far from the counted ones. */
const tolerance = 2;

/** Minutes it takes to read a number of words, one at least. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / pace));

function readTimes(entries: Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { data, markdown, file } = entry;
    if (!("readTime" in data) || !markdown) return [];
    const counted = minutesFor(markdown.words);
    if (Math.abs(data.readTime - counted) <= tolerance) return [];
    const message = `says ${data.readTime} minutes, but ${markdown.words} words take about ${counted}; write ${counted}, or leave the field out`;
    return { file, ...entry.locate(["readTime"]), field: "readTime", message };
  });
}

/** Editors that complete YAML find the schema by the first line of the file. */
function schemaLines(files: ContentFile[], prefix: string): Problem[] {
  return files.flatMap(({ kind, name, text }) => {
    const line = schemaLine(kind, name);
    if (!name.endsWith(".yml") || text.split(/\r?\n/)[0] === line) return [];
    const message = `its first line should be "${line}", so that editors can complete and explain its fields`;
    return ofFile(`${prefix}/${name}`, message);
  });
}

/** What the law asks a public site to show of its owner. */
function companyGaps(entries: Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { data, file } = entry;
    if (!("company" in data) || typeof data.company !== "object") return [];
    const missing = missingFacts(data as Pick<CompanyDetails, "company">);
    if (missing.length === 0) return [];
    const message = `lacks ${missing.join(", ")}; fill in before the site goes live, since the law asks a public site for them`;
    return { file, ...entry.locate(["company"]), field: "company", message };
  });
}

/**
 * Collects advice.
 * @param entries entries that are right by themselves
 * @param files all files of content
 * @param prefix the folder of content in messages
 */
export const advise = (entries: Entry[], files: ContentFile[], prefix: string): Problem[] => [
  ...readTimes(entries),
  ...schemaLines(files, prefix),
  ...companyGaps(entries),
];
