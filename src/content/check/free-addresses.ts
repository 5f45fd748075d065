/** Checks that the addresses of own pages are free, and that menus lead to listed pages. */
import { hostForms } from "../../model/host-forms";
import { kindNames, kindOf } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { noteOf } from "../../model/schema-notes";
import { unlistedAddresses } from "../publish/unlisted";
import { entriesOf, fieldsOf, problemAt, type Entry } from "../read/entry";

/** The folders at the top of the built site that are not pages. */
const folders = ["404", "admin", "page-data", "share", "maps", "static"];

/** The first parts of all addresses that the site itself uses. */
const taken = new Set([
  ...folders,
  ...Object.values(hostForms).map(({ thanks }) => thanks.split("/")[1]),
  ...kindNames.flatMap((name) => {
    const { route, pages } = kindOf(name);
    return [route, pages?.under].flatMap((path) => path?.split("/")[1] ?? []);
  }),
]);

const menuLinks = (entries: readonly Entry[]) =>
  entriesOf(entries, "Navigation").flatMap((entry) =>
    fieldsOf(entry).flatMap(({ path, schema, value }) =>
      noteOf(schema)?.role === "link" ? [{ entry: entry as Entry, path, to: String(value) }] : [],
    ),
  );

export function ownPageProblems(entries: readonly Entry[]): Problem[] {
  const unlisted = unlistedAddresses(entriesOf(entries, "OwnPage"));
  return [
    ...entriesOf(entries, "OwnPage").flatMap(({ id, file }) =>
      taken.has(id)
        ? ofFile(file, `/${id}/ is an address of the site itself; give the file another name`)
        : [],
    ),
    ...menuLinks(entries).flatMap(({ entry, path, to }) =>
      unlisted.has(to)
        ? problemAt(
            entry,
            path,
            `"${to}" is kept out of menus by "listed: false" in its file; remove this link, or that line`,
          )
        : [],
    ),
  ];
}
