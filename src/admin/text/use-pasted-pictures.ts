import { useState } from "react";
import { asPicture } from "../guard/as-picture";

/**
 * Pictures that were pasted or dropped, and are described one after another before they go into the text.
 * @param tell says to the editor what was not possible
 * @param keep keeps a picture with the entry. @returns its name; undefined if it cannot be kept
 */
export function usePastedPictures(
  tell: (note: string) => void,
  keep: (file: File, alt: string) => Promise<string | undefined>,
) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [next] = files;
  const leaveNext = () => setFiles((before) => before.slice(1));
  return {
    /** The one to be described. */
    next,
    left: files.length,
    leaveNext,
    /** Takes files up. */
    async describe(given: readonly File[]) {
      const read = await Promise.allSettled(given.map(asPicture));
      const refused = read.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
      if (refused.length > 0)
        tell(refused.map((reason) => `${(reason as Error).message}.`).join(" "));
      setFiles(read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
    },
    /** Keeps the one that is described. @returns its name, if it could be kept */
    async keepNext(alt: string): Promise<string | undefined> {
      const name = next && (await keep(next, alt).catch(() => undefined));
      if (name === undefined) tell("The picture could not be kept. Add it with “Picture”.");
      leaveNext();
      return name;
    },
  };
}
