/**
 * A tab that was open while a new version of the site was deployed requests scripts that are gone. It is
 * reloaded, once for each version, so that it can never loop.
 */
import { sessionStore } from "./storage";

/** The key of session storage; it holds the version that the tab was reloaded for. */
export const reloadKey = "chunk-reload";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Fields with text of a visitor's; the value of a checkbox is not what was typed. */
const fields = 'input:not([type="checkbox"]), textarea';

/** Whether the visitor has typed something that a reload could lose. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads the page, once for each mark, unless something typed would be lost.
 * @param mark what the reload is for, such as a version of the site
 * @returns whether the page is reloading
 */
export function reloadOnce(mark: string): boolean {
  if (typed() || sessionStore.read(reloadKey) === mark) return false;
  // Without storage nothing would keep it from reloading again and again.
  if (!sessionStore.write(reloadKey, mark)) return false;
  window.location.reload();
  return true;
}

/**
 * Reloads the page if the site has a newer version than the tab, unless something typed would be lost or the
 * tab was already reloaded for that version.
 * @returns whether the page is reloading; false if the site cannot be reached
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
