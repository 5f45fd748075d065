/** Whether the / key opens the search: visitors must be able to turn off a shortcut without a modifier. */

const slashKey = "search-slash";

/** True unless the visitor has turned the key off. */
export function slashIsOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== "off";
  } catch {
    return true;
  }
}

/** Turns the key on or off; if storage is refused, nothing changes. */
export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, "off");
  } catch {
    // Storage is refused: the key stays on.
  }
}
