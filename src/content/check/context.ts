/** The input of the checks between files. */
import type { Entry } from "../read/entry";
import type { ContentFolder } from "../read/content-files";
import type { KindName } from "../../model/kinds";
import type { Audience } from "../publish/published";
import type { Site } from "../site/site";

export interface CheckContext {
  entries: Entry[];
  /** Invalid entries, whose data may have any shape. */
  invalid: Entry[];
  folder: ContentFolder;
  /**
   * The ids of each kind, those of invalid entries included. A kind whose list cannot be read is left out, and
   * references to it are not checked.
   */
  ids: Map<KindName, string[]>;
  audience: Audience;
  /**
   * The site of all these entries and of those that cannot be read, as if everything were published: links to an entry
   * with a problem are right.
   */
  site: Site;
}

/** The folder of an entry's file, below content/. */
export const folderOf = ({ file }: Entry): string =>
  file.replace(/^content\//, "").replace(/\/[^/]*$/, "");

/** The path of a picture that is named from a folder, with or without `.` and `..`. */
export const pathFrom = (folder: string, name: string): string =>
  `${folder}/${name}`
    .split("/")
    .reduce<string[]>((path, part) => {
      if (part === "..") return path.slice(0, -1);
      return part === "." ? path : [...path, part];
    }, [])
    .join("/");
