import type { z } from "zod";
import { placeholdersOf } from "../lib/fill-names";
import { allowedValues, didYouMean } from "./problem";

interface Named {
  key: string;
}

export interface Issue {
  path: (string | number)[];
  message: string;
}

/** Checks that a list has every name of the formula once, and no others. */
export function nameIssues(field: string[], entries: Named[], allowed: readonly string[]): Issue[] {
  const keys = entries.map(({ key }) => key);
  const wrong = keys.flatMap((key, index): Issue[] => {
    const path = [...field, index, "key"];
    if (!allowed.includes(key)) {
      const message = `"${key}" is not part of this formula${didYouMean(key, allowed)}; allowed: ${allowedValues(allowed)}`;
      return [{ path, message }];
    }
    return keys.indexOf(key) < index ? [{ path, message: `"${key}" is listed twice` }] : [];
  });
  const missing = allowed.filter((key) => !keys.includes(key));
  return missing.length > 0
    ? [...wrong, { path: field, message: `has no entry for ${allowedValues(missing)}` }]
    : wrong;
}

/**
 * Checks the names in braces of texts.
 * @param expected the words for an allowed name in the message, such as “a quantity of this formula”
 */
export const templateIssues = (
  texts: readonly (readonly [path: (string | number)[], text: string])[],
  allowed: readonly string[],
  expected = "a quantity of this formula",
): Issue[] =>
  texts.flatMap(([path, text]) =>
    placeholdersOf(text)
      .filter((name) => !allowed.includes(name))
      .map((name) => ({
        // zod changes the path of an issue in place, so each needs its own.
        path: [...path],
        message: `{${name}} is not ${expected}${didYouMean(name, allowed)}; allowed: ${allowedValues(allowed)}`,
      })),
  );

/** Refines a text: it may have no other names in braces than these. */
export const filledWith = (schema: z.ZodString, ...names: string[]) =>
  schema.superRefine((text, context) => {
    for (const issue of templateIssues([[[], text]], names, "filled in here"))
      context.addIssue({ code: "custom", ...issue });
  });
