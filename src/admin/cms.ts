/** Starts Decap CMS at /admin/. This file and what it uses are bundled for that page alone. */
import CMS from "decap-cms-app";
import { explain } from "../model/explain";
import { kindOf, type KindName } from "../model/kinds";
import { fieldName } from "../model/problem";
import { formatsInUse } from "./config";
import { contentOf, formatOf } from "./files/formats";
import { arrivalIn, showInvitation } from "./invitation";

const formats = formatsInUse();

for (const { kind, name, markdown, file } of formats)
  CMS.registerCustomFormat(name, markdown ? "md" : "yml", formatOf(kind, markdown, file));

/** The problems of an entry, in the words of the content check. */
function problemsOf(kind: KindName, data: Record<string, unknown>): string[] {
  const { schema, place } = kindOf(kind);
  const content = contentOf(kind, data);
  const entries = place.shape === "list" ? (content as unknown[]) : [content];
  return entries.flatMap((entry, index) =>
    (schema.safeParse(entry).error?.issues ?? [])
      .flatMap((issue) => explain(issue, schema, entry))
      // A token is replaced with its value later; only then is the length of the text known.
      .filter(({ message }) => !message.includes("{{"))
      .map(({ path, message }) => {
        const where = fieldName(place.shape === "list" ? [index, ...path] : path);
        return `${where} ${message}`;
      }),
  );
}

interface Saved {
  entry: { get(name: string): { toJS(): Record<string, unknown> } & string };
}

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }: Saved) => {
    const collection: string = entry.get("collection");
    const kind = formats.find((format) => format.kind === collection)?.kind;
    const problems = kind ? problemsOf(kind, entry.get("data").toJS()) : [];
    if (problems.length > 0) throw new Error(problems.join("; "));
  },
} as never);

const config = document.getElementById("cms-config")?.textContent;
const arrival = arrivalIn(window.location.hash);
if (arrival) showInvitation(arrival, () => window.location.replace("/admin/"));
else if (config) CMS.init({ config: JSON.parse(config) as never });
