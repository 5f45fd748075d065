/**
 * A tab that was open while a new version of the site was deployed requests scripts that no longer exist. The tab is
 * reloaded, once per version, so that it can never loop.
 */
import { isChanged, type Control } from "./controls";
import { sessionStore } from "./storage";

/** The key of session storage with the reason of the tab's last reload: a version, or the address of a text. */
export const reloadKey = "chunk-reload";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** On an element that shows what the visitor has entered, and would lose it in a reload. */
export const unsavedAttribute = "data-unsaved";

/** Controls that hold input; the checkboxes of the site only show or hide something. */
const controls = 'input:not([type="checkbox"]), select, textarea';

/** Whether the visitor has entered something that a reload would lose. */
const isUnsaved = () =>
  document.querySelector(`[${unsavedAttribute}]`) !== null ||
  [...document.querySelectorAll<Control>(controls)].some(isChanged);

/**
 * Reloads the page, once for each mark, unless the visitor's input would be lost.
 * @returns whether the page is reloading
 */
export function reloadOnce(mark: string): boolean {
  const isLoop = sessionStore.read(reloadKey) === mark;
  // Without storage nothing would keep it from reloading again and again.
  if (isUnsaved() || isLoop || !sessionStore.write(reloadKey, mark)) return false;
  window.location.reload();
  return true;
}

/** The version of the site if it is not the tab's; undefined also if it cannot be read. */
export async function otherVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${SITE.prefix}/page-data/app-data.json`, { cache: "no-store" });
    const { webpackCompilationHash: version } = (await answer.json()) as Record<string, unknown>;
    if (typeof version === "string" && version !== window.___webpackCompilationHash) return version;
  } catch {
    // The site cannot be reached.
  }
  return undefined;
}

/** Reloads the page once if the site has another version than the tab; returns whether it does. */
export async function reloadIfStale(): Promise<boolean> {
  const version = await otherVersion();
  return version !== undefined && reloadOnce(version);
}
