/**
 * A tab that was open while a new version of the site went out asks for scripts that are gone. It is loaded
 * anew, once for each version, so that it can never loop (spec §8, Error boundary).
 */

/** The key of session storage; it holds the version that the tab was loaded anew for. */
export const reloadKey = "chunk-reload";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Whether the visitor has typed something that a reload could lose. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the page anew, once for each mark that is given, unless something typed would be lost.
 * @param mark what the tab is loaded anew for, such as a version of the site
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(mark: string): boolean {
  try {
    if (typed() || sessionStorage.getItem(reloadKey) === mark) return false;
    sessionStorage.setItem(reloadKey, mark);
  } catch {
    // Without storage nothing would stop it from loading again and again.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Loads the page anew if the site has a newer version than the tab, unless something typed would be lost or
 * the tab was loaded anew for that version already.
 * @returns whether the page is being loaded anew; false as well where the site cannot be asked
 */
export async function reloadIfStale(): Promise<boolean> {
  try {
    const answer = await fetch("/page-data/app-data.json", { cache: "no-store" });
    const { webpackCompilationHash: version } = (await answer.json()) as Record<string, unknown>;
    if (typeof version !== "string" || version === window.___webpackCompilationHash) return false;
    return reloadOnce(version);
  } catch {
    return false;
  }
}
