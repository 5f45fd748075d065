/** Settings of the search that `src/inline-scripts/search.ts` needs to open it. */
import { localStore } from "../../browser/storage";

export const searchDialogId = "search";

const slashKey = "search-slash";

/** Whether / opens it. Visitors must be able to turn off a shortcut without a modifier. */
export const slashIsOn = (): boolean => localStore.read(slashKey) !== "off";

/** Turns the key on or off; if storage is refused, it stays on. */
export function switchSlash(on: boolean): void {
  if (on) localStore.remove(slashKey);
  else localStore.write(slashKey, "off");
}
