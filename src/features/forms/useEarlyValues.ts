import { useInsertionEffect, useRef, type RefObject } from "react";

/**
 * What was typed before the form's script ran; react-hook-form would clear the fields when it takes over.
 * @returns the values by field, after the first effect
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
