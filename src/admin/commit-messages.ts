/** What commits and proposals are called: Decap CMS calls an entry by its file, and people know it by its title. */
import { ownName } from "./entries";
import type { Backend, DataFile } from "./guard/backend";

/**
 * Calls entries by their titles.
 * @param message as Decap CMS has it, such as `Update Article “a-day-of-sales/index”`
 * @param files what is saved
 */
export function spokenMessage(message: string, files: readonly DataFile[]): string {
  return files.reduce(
    (text, { slug, path, raw }) => text.replace(`“${slug}”`, () => `“${ownName(path, raw)}”`),
    message,
  );
}

/** Makes a backend keep saves and deletions under the names that people have for entries. */
export function withSpokenMessages(backend: Backend): Backend {
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  return Object.assign(backend, {
    persistEntry: (...[entry, options]: Parameters<typeof persistEntry>) => {
      const commitMessage = spokenMessage(options.commitMessage, entry.dataFiles);
      return persistEntry(entry, { ...options, commitMessage });
    },
    deleteFiles: (paths: string[], message: string) =>
      deleteFiles(paths, message.replace("/index”", "”")),
  });
}
