import { useInsertionEffect, useRef, type RefObject } from "react";

/**
 * What was typed before the form's script ran; react-hook-form would empty the fields as it takes them over.
 * @param id what the ids of the controls begin with: `<id>-<field>`
 * @param empty the form before anything is typed: a constant
 * @returns the values found, by field, from the first effect on
 */
export function useEarlyValues(id: string, empty: object): RefObject<Record<string, string>> {
  const early = useRef<Record<string, string>>({});
  useInsertionEffect(() => {
    for (const name of Object.keys(empty)) {
      const control = document.getElementById(`${id}-${name}`);
      if (control && "value" in control && control.value)
        early.current[name] = String(control.value);
    }
  }, [id, empty]);
  return early;
}
