/** Whether the / key opens the search: visitors must be able to turn off a shortcut without a modifier. */
import { localStore } from "../../browser/storage";

const slashKey = "search-slash";

/** True unless the visitor has turned the key off. */
export const slashIsOn = (): boolean => localStore.read(slashKey) !== "off";

/** Turns the key on or off; if storage is refused, it stays on. */
export function switchSlash(on: boolean): void {
  if (on) localStore.remove(slashKey);
  else localStore.write(slashKey, "off");
}
