/** Checks the links and pictures of Markdown texts. */
import type { Entry } from "../read/entry";
import { isBeside, isFileToLink, type ContentFolder } from "../read/content-files";
import { linkFormFault } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { foreignPicture, missingPicture, pictureNames } from "../read/picture-names";
import { didYouMean, type Problem } from "../../model/problem";
import { anchorsOf, linkProblem, type Targets } from "./link-targets";
import { folderOf, pathFrom, type CheckContext } from "./context";

/** The message about a file beside a text that is missing. */
function missingFile(to: string, entry: Entry, { names }: ContentFolder) {
  const folder = folderOf(entry);
  const file = pathFrom(folder, withoutPercentCodes(to).normalize());
  if (names.has(file)) return undefined;
  const near = [...names].filter(isFileToLink);
  return `there is no file content/${file}${didYouMean(
    `content/${file}`,
    near.map((name) => `content/${name}`),
  )}`;
}

function linkFault(
  to: string,
  entry: Entry,
  targets: Targets,
  folder: ContentFolder,
): string | undefined {
  if (to.startsWith("#")) {
    const ids = entry.markdown?.headings.map(({ id }) => id) ?? [];
    return ids.includes(withoutPercentCodes(to.slice(1)))
      ? undefined
      : `this text has no heading with the anchor "${to}"${didYouMean(to, anchorsOf(ids))}`;
  }
  if (isBeside(to, entry.kind)) return missingFile(to, entry, folder);
  const fault = linkFormFault(withoutPercentCodes(to));
  return fault ? `"${to}" ${fault}` : linkProblem(to, entry, targets);
}

export function checkMarkdown(
  entries: Entry[],
  { folder: content }: CheckContext,
  targets: Targets,
): Problem[] {
  return entries.flatMap((entry) => {
    const { markdown, file: name } = entry;
    if (!markdown) return [];
    const folder = folderOf(entry);
    const at = (place: { line: number; column: number }, field: string, message: string) => ({
      file: name,
      line: entry.fileLine(place.line),
      column: place.column,
      field,
      message,
    });
    const links = markdown.links.flatMap((link) => {
      const message = linkFault(link.to, entry, targets, content);
      return message ? at(link, "link", message) : [];
    });
    const images = markdown.images.flatMap((image): Problem[] => {
      const names = pictureNames(image.file);
      const isBeside = names.some((each) => content.names.has(pathFrom(folder, each)));
      const missing =
        foreignPicture(image.file) ?? missingPicture(folder, names[0] ?? "", content.names);
      const noAlt = "has no alternative text; say in the square brackets what it shows";
      return [
        ...(isBeside ? [] : [at(image, "picture", missing)]),
        ...(image.alt.trim() ? [] : [at(image, "picture", noAlt)]),
      ];
    });
    return [...links, ...images];
  });
}
