/** Checks that the addresses of own pages are free. */
import { hostForms } from "../../model/host-forms";
import { kindNames, kindOf } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { entriesOf, type Entry } from "../read/entry";

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

export const ownPageProblems = (entries: readonly Entry[]): Problem[] =>
  entriesOf(entries, "OwnPage").flatMap(({ id, file }) =>
    taken.has(id)
      ? ofFile(file, `/${id}/ is an address of the site itself; give the file another name`)
      : [],
  );
