/** What commits and proposals are called: Decap CMS calls an entry by its file, and people know it by its title. */
import { parse } from "yaml";
import { isGroup } from "../lib/is-group";
import { splitFrontMatter } from "../model/front-matter";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import type { Backend, DataFile } from "./guard/backend";
import { nameOfKind, pluralOfKind } from "./names";

/** The name of a file that is the only one of its kind. */
function nameOfFile(slug: string): string | undefined {
  const kind = kindNames.find((name) => name === slug) as KindName | undefined;
  if (!kind) return undefined;
  return kindOf(kind).place.shape === "list" ? pluralOfKind(kind) : nameOfKind(kind);
}

function titleIn(raw: string): string | undefined {
  try {
    const data: unknown = parse(splitFrontMatter(raw)?.yaml ?? raw);
    return isGroup(data) && typeof data.title === "string" && data.title !== ""
      ? data.title
      : undefined;
  } catch {
    // What cannot be read keeps the name of its file.
    return undefined;
  }
}

/**
 * Calls entries by their titles.
 * @param message as Decap CMS has it, such as `Update Article “a-day-of-sales/index”`
 * @param files what is saved
 */
export function spokenMessage(message: string, files: readonly DataFile[]): string {
  return files.reduce((text, { slug, raw }) => {
    const name = nameOfFile(slug) ?? titleIn(raw) ?? slug.replace(/\/index$/, "");
    return text.replace(`“${slug}”`, () => `“${name}”`);
  }, message);
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
