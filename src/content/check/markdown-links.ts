/** Checks the links and pictures of Markdown texts. */
import type { Entry } from "../read/entry";
import { isAttachment, isFileToLink } from "../read/content-files";
import { linkFormFault } from "../../lib/link-kind";
import { withoutPercentCodes } from "../../lib/text";
import { foreignPicture, missingPicture, pictureNames } from "../read/picture-names";
import { didYouMean, type Position, type Problem } from "../../model/problem";
import { anchorsOf, linkProblem, type LinkFault } from "./link-targets";
import { folderOf, pathFrom, type CheckContext } from "./context";

function linkFault(to: string, entry: Entry, context: CheckContext): LinkFault | undefined {
  if (to.startsWith("#")) {
    const { headings = [], anchors = [] } = entry.markdown ?? {};
    const ids = [...headings.map(({ id }) => id), ...anchors];
    if (to === "#" || ids.includes(withoutPercentCodes(to.slice(1)))) return undefined;
    const near = didYouMean(to, anchorsOf(ids));
    return ["link-detour", `this text has no heading with the anchor "${to}"${near}`];
  }
  if (isAttachment(to, entry.kind)) {
    const { names } = context.folder;
    const file = pathFrom(folderOf(entry), withoutPercentCodes(to).normalize());
    if (names.has(file)) return undefined;
    const near = [...names].filter(isFileToLink).map((name) => `content/${name}`);
    return ["link", `there is no file content/${file}${didYouMean(`content/${file}`, near)}`];
  }
  const fault = linkFormFault(to);
  if (/^http:/.test(to)) return ["link-detour", `"${to}" ${fault}`];
  // An address of this site without its last slash leads there all the same.
  return (
    (/^\/[^.?#]*$/.test(to) || !fault ? linkProblem(to, entry, context) : undefined) ??
    (fault ? ["link", `"${to}" ${fault}`] : undefined)
  );
}

function pictureFaults(file: string, alt: string, entry: Entry, { folder }: CheckContext) {
  const beside = folderOf(entry);
  const names = pictureNames(file);
  const isHere = names.some((each) => folder.names.has(pathFrom(beside, each)));
  const missing = foreignPicture(file) ?? missingPicture(beside, names[0] ?? "", folder.names);
  const noAlt = "has no alternative text; say in the square brackets what it shows";
  return [
    isHere ? undefined : (["picture", missing] as const),
    alt.trim() ? undefined : (["picture-words", noAlt] as const),
  ];
}

export const checkMarkdown = (entries: Entry[], context: CheckContext): Problem[] =>
  entries.flatMap((entry) => {
    const { links = [], images = [] } = entry.markdown ?? {};
    const at = ({ line, column }: Position, field: string, fault?: LinkFault): Problem[] => {
      if (!fault) return [];
      const [rule, message] = fault;
      return [{ file: entry.file, line: entry.fileLine(line), column, field, rule, message }];
    };
    return [
      ...links.flatMap((link) => at(link, "link", linkFault(link.to, entry, context))),
      ...images.flatMap((image) =>
        pictureFaults(image.file, image.alt, entry, context).flatMap((fault) =>
          at(image, "picture", fault),
        ),
      ),
    ];
  });
