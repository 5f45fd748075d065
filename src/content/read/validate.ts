/** Validates data that was read from YAML, and gives each problem its position in the file. */
import type { z } from "zod";
import { explain } from "../../model/issue-messages";
import { fieldName, type TextProblem } from "../../model/problem";
import type { ParsedDocument } from "./yaml-document";

/**
 * @param data the document's data or a part of it, with tokens filled in
 * @param at the path to that part
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  { locate, locateKey, writtenAt }: ParsedDocument,
  at: PropertyKey[] = [],
): { data?: z.infer<Schema>; problems: TextProblem[] } {
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => explain(issue, schema, data, writtenAt([...at, ...issue.path])))
    .map(({ path, onKey, message }) => {
      const full = [...at, ...path];
      return {
        ...(onKey ? locateKey(full) : locate(full)),
        field: fieldName(full),
        rule: "field" as const,
        message,
      };
    });
  return { problems };
}
