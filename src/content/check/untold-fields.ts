/** What the forms send, a legal text tells of: visitors have to know before they send it. */
import { contactFields, newsletterFields } from "../../model/form-fields";
import { kindOf } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import type { ContentFile } from "../read/content-files";

const rows = [
  ...new Set([...contactFields, ...newsletterFields].map(({ privacyRow }) => privacyRow)),
];

export function untoldFields(files: ContentFile[], prefix: string): Problem[] {
  const texts = files.flatMap(({ kind, text }) => (kind === "LegalDocument" ? text : []));
  const told = texts.join("\n").toLowerCase();
  const untold = rows.filter((row) => !told.includes(row.toLowerCase()));
  const { place } = kindOf("LegalDocument");
  if (untold.length === 0 || !("folder" in place)) return [];
  const message = `has no text that names ${untold.join(", ")}, which the forms send; tell in the privacy policy what each is for`;
  return [ofFile(`${prefix}/${place.folder}`, message)];
}
