/** Writes the list of redirects after a page has left the site or come back. */
import type { DataFile } from "./backend";
import type { GuardContext } from "./context";
import { redirectPath } from "./redirect";

/** The list of redirects as it is saved. */
export const redirectsFile = (raw: string): DataFile => ({
  path: redirectPath,
  slug: "Redirect",
  raw,
});

/**
 * Writes the list at once, also where saves are reviewed. A failure is told to the editor, since all else is done.
 * @param raw the list
 * @param done what was done to the page, such as `deleted`
 * @param left says what is left to do after an error of the backend
 */
export async function saveRedirects(
  raw: string,
  address: string,
  done: "deleted" | "published",
  left: (error: unknown) => string,
  { backend, editor }: Pick<GuardContext, "backend" | "editor">,
): Promise<void> {
  const commitMessage = `Update the redirects after ${address} was ${done}`;
  await backend
    .persistEntry(
      { dataFiles: [redirectsFile(raw)], assets: [] },
      { useWorkflow: false, commitMessage },
    )
    .catch((error) => editor.reportFailure(`This was ${done}, but not its redirects`, left(error)));
}
