/**
 * Has pictures encoded while Gatsby bundles the scripts of the site. Otherwise Gatsby learns from the queries of pages
 * which pictures there are, and they run after the bundling, which keeps one core busy and leaves the others idle.
 * The same requests made earlier start the same jobs, which Gatsby then finds begun or done.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../../content/read/entry";
import { kindOf } from "../../model/kinds";
import { pictureFolder } from "../content-nodes";
import { requestKey, type PictureRequests } from "./picture-requests";

type Run = (query: string, variables: object) => Promise<{ errors?: unknown }>;

/** Whether no build before has encoded a picture. Gatsby makes a folder for each. */
export function hasNoPictures(publicFolder: string): boolean {
  const folder = path.join(publicFolder, "static");
  return !existsSync(folder) || !readdirSync(folder).some((name) => /^[0-9a-f]{32}$/.test(name));
}

/**
 * The query for the pictures at some paths, in every size that is asked for.
 * @param wanted arguments of `gatsbyImageData`
 */
const queryFor = (wanted: ReadonlySet<string>): string => {
  const sizes = [...wanted].map((each, index) => `size${index}: gatsbyImageData(${each})`);
  return `query ($files: [String]) { allFile(filter: { absolutePath: { in: $files } }) { nodes { childImageSharp { ${sizes.join(" ")} } } } }`;
};

/** The paths of the pictures of all entries, by what asks for them. Entries may share a picture. */
function filesByKey(entries: readonly Entry[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { picture } = kindOf(entry.kind);
    const name = picture && (entry.data as Record<string, unknown>)[picture];
    if (!picture || typeof name !== "string") continue;
    const key = requestKey(entry.kind, picture);
    files.set(key, (files.get(key) ?? new Set()).add(path.join(pictureFolder(entry), name)));
  }
  return files;
}

/**
 * Begins the jobs of all pictures of content.
 * @param run Gatsby's `graphql`
 * @param requests in which sizes pages show them
 */
export async function beginPictures(
  run: Run,
  entries: readonly Entry[],
  requests: PictureRequests,
): Promise<void> {
  for (const [key, files] of filesByKey(entries)) {
    const wanted = requests.get(key);
    if (wanted) await run(queryFor(wanted), { files: [...files] });
  }
}
