/** Writes the files of texts that content makes, such as the search index. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../content/disk/load";
import { textFiles } from "../content/site/site";
import { siteUrlOf } from "./current-content";

/** Writes them below public/, where the host and the development server find them. */
export async function writeTextFiles(content: Content): Promise<void> {
  const context = { site: content.site, url: siteUrlOf(content) };
  for (const [address, text] of textFiles(context)) {
    const file = path.join("public", address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
