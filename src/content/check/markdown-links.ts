/** Checks the links and pictures of Markdown texts. */
import type { Entry } from "../read/entry";
import { isAttachment, isFileToLink, type ContentFolder } from "../read/content-files";
import { linkFormFault } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { foreignPicture, missingPicture, pictureNames } from "../read/picture-names";
import { didYouMean, type Position, type Problem } from "../../model/problem";
import { anchorsIn, anchorsOf, linkProblem, type LinkFault, type Targets } from "./link-targets";
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
): LinkFault | undefined {
  if (to.startsWith("#")) {
    const ids = entry.markdown ? anchorsIn(entry.markdown) : [];
    if (to === "#" || ids.includes(withoutPercentCodes(to.slice(1)))) return undefined;
    const near = didYouMean(to, anchorsOf(ids));
    return ["link-detour", `this text has no heading with the anchor "${to}"${near}`];
  }
  if (isAttachment(to, entry.kind)) {
    const message = missingFile(to, entry, folder);
    return message ? ["link", message] : undefined;
  }
  const fault = linkFormFault(to);
  if (/^http:/.test(to)) return ["link-detour", `"${to}" ${fault}`];
  // An address of this site without its last slash leads there all the same.
  return (
    (/^\/[^.?#]*$/.test(to) || !fault ? linkProblem(to, entry, targets) : undefined) ??
    (fault ? ["link", `"${to}" ${fault}`] : undefined)
  );
}

export function checkMarkdown(
  entries: Entry[],
  { folder: content }: CheckContext,
  targets: Targets,
): Problem[] {
  return entries.flatMap((entry) => {
    const { markdown, file } = entry;
    if (!markdown) return [];
    const folder = folderOf(entry);
    const at = ({ line, column }: Position, field: string, [rule, message]: LinkFault) => ({
      ...{ file, line: entry.fileLine(line), column, field },
      ...{ rule, message },
    });
    const links = markdown.links.flatMap((link) => {
      const fault = linkFault(link.to, entry, targets, content);
      return fault ? at(link, "link", fault) : [];
    });
    const pictures = markdown.images.flatMap((image): Problem[] => {
      const names = pictureNames(image.file);
      const isHere = names.some((each) => content.names.has(pathFrom(folder, each)));
      const missing =
        foreignPicture(image.file) ?? missingPicture(folder, names[0] ?? "", content.names);
      const noAlt = "has no alternative text; say in the square brackets what it shows";
      return [
        ...(isHere ? [] : [at(image, "picture", ["picture", missing])]),
        ...(image.alt.trim() ? [] : [at(image, "picture", ["picture-words", noAlt])]),
      ];
    });
    return [...links, ...pictures];
  });
}
