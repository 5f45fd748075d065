/** Finds problems that do not stop a build. */
import type { ContentFile } from "../read/content-files";
import type { FilmPlayer } from "../../lib/film";
import { countingTool } from "../../model/analytics-tools";
import { kindOf } from "../../model/kinds";
import { entriesOf, entryOf, problemAt, type Entry } from "../read/entry";
import { ofFile, type Problem } from "../../model/problem";
import { addressOf, siteOf, withoutPartsOff } from "../site/site";
import { isDraft } from "../publish/draft-problems";
import { descriptionLimit } from "../../model/fields";
import { defaultWords } from "../../model/default-words";
import { contactFields } from "../../model/form-fields";

/** Reports data that the forms send and no legal text names, by its label or by its English name. */
function privacyGaps(entries: Entry[], files: ContentFile[]): Problem[] {
  const { formFields } = entryOf(entries, "Words")?.data ?? defaultWords;
  const texts = files.flatMap(({ kind, text }) => (kind === "LegalDocument" ? text : []));
  const legalText = texts.join("\n").toLowerCase();
  const isNamed = (name: string) => legalText.includes(name.toLowerCase());
  const missing = contactFields
    .filter(({ name }) => !isNamed(formFields[name]) && !isNamed(name.replace(/[A-Z]/g, " $&")))
    .map(({ name }) => formFields[name]);
  const { place } = kindOf("LegalDocument");
  if (missing.length === 0 || !("folder" in place)) return [];
  const message = `has no text that names ${missing.join(", ")}, which the forms send; say in the privacy policy what each is for`;
  return [ofFile("privacy-gap", `content/${place.folder}`, message)];
}

/** Reports legal texts that their owner last read for other tools and films than the site has. */
function unreadTexts(entries: Entry[], films: readonly FilmPlayer[]): Problem[] {
  const { name } = countingTool(entryOf(entries, "SiteSettings")?.data.analytics, true);
  const list = (names: readonly string[]) => [...names].sort().join(", ") || "no service";
  const used = list([name, ...films].filter((each) => each !== "" && each !== "file"));
  return entriesOf(entries, "LegalDocument").flatMap((entry) => {
    const read = entry.data.writtenFor && list(entry.data.writtenFor);
    if (read === undefined || read === used) return [];
    const message = `the text was last read for ${read}, and the site is now set up for ${used}; read it as visitors see it, then write its day, and here what it was read for`;
    return problemAt("unread", entry as Entry, ["writtenFor"], message);
  });
}

/** Reports entries that no page links to, because no group of resources names them. */
function unlisted(entries: Entry[]): Problem[] {
  const listed = new Set(
    entriesOf(entries, "ResourceGroup").flatMap(({ data }) =>
      data.resources.map(({ link }) => link),
    ),
  );
  return entries.flatMap((entry) => {
    const { kind } = entry;
    const { inGroups, list } = kindOf(kind);
    const href = inGroups === "required" ? addressOf(entry) : undefined;
    if (!href || listed.has(href) || isDraft(entry)) return [];
    const message = `is not listed on ${list}, so visitors will not find it; add ${href} to resources.yml`;
    return problemAt("unlisted", entry, ["title"], message);
  });
}

/** Reports texts with links to parts of the site that are off, because the sentences around them may lead nowhere. */
function linksToPartsOff(entries: readonly Entry[]): Problem[] {
  const { faultOf } = siteOf(entries, "");
  return withoutPartsOff(entries).flatMap(({ file, markdown, fileLine }) => {
    const links = markdown?.links.filter(({ to }) => faultOf(to)) ?? [];
    const [first] = links;
    if (!first) return [];
    const more = links.length > 1 ? `, as do ${links.length - 1} more links of this text` : "";
    const message = `"${first.to}" ${faultOf(first.to)}${more}; visitors see only the words, so change the sentence if it sends them there`;
    const { line, column } = first;
    const rule = "link-part-off" as const;
    return { file, line: fileLine(line), column, field: "link", rule, message };
  });
}

/** Reports descriptions that search results would cut off. */
const longDescriptions = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const { length } = "seo" in entry.data ? entry.data.seo.description : "";
    const message = `has ${length} characters; search results show about ${descriptionLimit}`;
    return length > descriptionLimit
      ? problemAt("length", entry, ["seo", "description"], message)
      : [];
  });

/** @param films what plays the films of the site */
export const warningsOf = (
  entries: Entry[],
  files: ContentFile[],
  films: readonly FilmPlayer[],
): Problem[] => [
  ...unreadTexts(entries, films),
  ...longDescriptions(entries),
  ...privacyGaps(entries, files),
  ...unlisted(entries),
  ...linksToPartsOff(entries),
];
