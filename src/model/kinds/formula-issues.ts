import { placeholdersOf } from "../../formulas/template";
import { allowedValues, didYouMean } from "../problem";

interface Named {
  key: string;
}

export interface Issue {
  path: (string | number)[];
  message: string;
}

/** Every name of the formula once, and no other. */
export function nameIssues(field: string[], entries: Named[], allowed: readonly string[]): Issue[] {
  const keys = entries.map(({ key }) => key);
  const wrong = keys.flatMap((key, index): Issue[] => {
    const path = [...field, index, "key"];
    if (!allowed.includes(key))
      return [
        {
          path,
          message: `"${key}" is not part of this formula${didYouMean(key, [...allowed])}; allowed: ${allowedValues([...allowed])}`,
        },
      ];
    return keys.indexOf(key) < index ? [{ path, message: `"${key}" is listed twice` }] : [];
  });
  const missing = allowed.filter((key) => !keys.includes(key));
  return missing.length > 0
    ? [...wrong, { path: field, message: `has no entry for ${allowedValues(missing)}` }]
    : wrong;
}

export function templateIssues(
  texts: [path: (string | number)[], value: string][],
  allowed: string[],
) {
  return texts.flatMap(([path, value]) =>
    placeholdersOf(value)
      .filter((name) => !allowed.includes(name))
      .map((name) => ({
        path,
        message: `{${name}} is not a quantity of this formula${didYouMean(name, allowed)}; allowed: ${allowedValues(allowed)}`,
      })),
  );
}
