/** Which template of src/templates/ shows the page of an entry. */
import { kindOf, type KindName } from "./kinds";

/** Whether a field is filled in; the CMS keeps an emptied one as an empty text. */
const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** The name of a file of src/templates/ without its ending; undefined for a kind without pages. */
export function templateOf(kind: KindName, data: object): string | undefined {
  const { pages } = kindOf(kind);
  const special = Object.entries(pages?.templateWith ?? {}).find(([field]) =>
    isFilled((data as Record<string, unknown>)[field]),
  );
  return special?.[1] ?? pages?.template;
}
