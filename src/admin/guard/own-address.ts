/** Each entry has an address of its own. */
import { entryInSentence, ownerOf } from "../entries";
import { kindOf } from "../../model/kinds";
import type { Texts } from "./change";
import { Refusal } from "./failure";
import { folderOf } from "./pages";

/** The file of the entry that has the folder of another; undefined where the file is that of its folder. */
function fileBeside(path: string): string | undefined {
  const beside = ["index.md", "index.yml"].map((name) => `${folderOf(path)}/${name}`);
  return beside.find((each) => {
    const kind = ownerOf(each)?.kind;
    const place = kind && kindOf(kind).place;
    return place?.shape === "folders" && each.endsWith(`/${place.file}`) && each !== path;
  });
}

/**
 * A new entry has a folder of its own. Decap numbers its file instead, such as `index-1.md`, where its title gives an
 * address that is taken.
 * @param texts those of the site
 * @throws a refusal that says whose address it is
 */
export function assertOwnAddress(texts: Texts, { path, raw }: { path: string; raw: string }): void {
  const taken = fileBeside(path);
  if (taken === undefined) return;
  const now = texts.get(taken);
  const owner = now === undefined ? "a draft" : entryInSentence(taken, now);
  if (now === raw)
    throw new Refusal(
      `${owner} is there already with exactly these words, as after a save whose answer was lost; open it in the list, or give this one another title if it is a copy`,
    );
  throw new Refusal(`${owner} has this address already; give this one another title`);
}
