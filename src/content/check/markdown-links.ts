import { entryOf, type Entry } from "../read/entry";
import { didYouMean, type Problem } from "../../model/problem";
import { anchorIn, anchorsOf, linkProblem, type Addresses } from "./addresses";
import { folderOf, type CheckContext } from "./context";

/** The address within this site of a link that names the site in full; undefined for any other link. */
function ownAddress(to: string, origin: string): string | undefined {
  if (to !== origin && !to.startsWith(`${origin}/`)) return undefined;
  return to.slice(origin.length) || "/";
}

export function checkMarkdown(
  entries: Entry[],
  { folder: content, prefix }: CheckContext,
  addresses: Addresses,
): Problem[] {
  const settings = entryOf(entries, "SiteSettings");
  const origin = settings?.data.url;
  return entries.flatMap((entry) => {
    const { markdown } = entry;
    if (!markdown) return [];
    const own = new Set(markdown.headings.map((heading) => heading.id));
    const folder = folderOf(entry, prefix);
    const at = (line: number, column: number, field: string, message: string): Problem => ({
      file: entry.file,
      line: line + entry.bodyLine,
      column,
      field,
      message,
    });
    const links = markdown.links.flatMap(({ line, column, to }) => {
      const here = origin ? ownAddress(to, origin) : undefined;
      if (here)
        return at(
          line,
          column,
          "link",
          `"${to}" leads to this site by its full address; write "${here}", which is right on every host`,
        );
      if (/^http:/.test(to))
        return at(
          line,
          column,
          "link",
          `"${to}" is not secure; write "${to.replace(/^http:/, "https:")}", and see that the page answers there`,
        );
      if (/^(https:|mailto:)/.test(to)) return [];
      if (to.startsWith("#"))
        return own.has(anchorIn(to.slice(1)))
          ? []
          : at(
              line,
              column,
              "link",
              `this text has no heading with the anchor "${to}"${didYouMean(to, anchorsOf(own))}`,
            );
      if (!/^\/([a-z0-9-]+\/)*(#.*)?$/.test(to))
        return at(
          line,
          column,
          "link",
          `"${to}" must be a full web address, or an address on this site that starts and ends with a slash, such as /contact/`,
        );
      const message = linkProblem(to, entry, addresses);
      return message ? at(line, column, "link", message) : [];
    });
    const images = markdown.images.flatMap(({ line, column, file, alt }) => {
      const beside = file.replace(/^\.\//, "");
      const name = `${folder}/${beside}`;
      // The plugin of pictures looks for the name as it is written.
      const plain = beside.replace(/%20/g, " ");
      const way = content.names.has(`${folder}/${plain}`)
        ? `; write its name with the blanks, between < and >: ![…](<${plain}>)`
        : "";
      const missing = content.names.has(name)
        ? []
        : [at(line, column, "picture", `the picture ${prefix}/${name} is missing${way}`)];
      return alt.trim()
        ? missing
        : [
            ...missing,
            at(
              line,
              column,
              "picture",
              "has no alternative text; say in the square brackets what it shows",
            ),
          ];
    });
    return [...links, ...images];
  });
}
