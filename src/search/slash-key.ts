/** Whether the / key opens the search. A key without a modifier must be one that can be switched off. */

const slashKey = "search-slash";

/** True unless the visitor has switched the key off. */
export function slashIsOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== "off";
  } catch {
    return true;
  }
}

/** Switches the key on or off; where storage is refused nothing changes. */
export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, "off");
  } catch {
    // Storage is refused: the key stays on.
  }
}
