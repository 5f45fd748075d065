/** The input of the checks between files. */
import type { Entry } from "../read/entry";
import type { ContentFolder } from "../read/content-files";
import type { KindName } from "../../model/kinds";
import type { Audience } from "../publish/published";
import type { Site } from "../site/site";

/** What is read from all files. */
export interface ReadContent {
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
}

export interface CheckContext extends ReadContent {
  /**
   * The site of all these entries and of those that cannot be read, as if everything were published: links to an entry
   * with a problem are right.
   */
  site: Site;
  /** The anchors on pages, by their addresses. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Why others are not on the site on the day of an entry, by address and by kind and id (`Service analytics`). */
  hiddenFrom: (entry: Entry) => ReadonlyMap<string, string>;
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
