import { useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useHydrated } from "../../browser/useHydrated";
import { draftStore } from "./draft";

/**
 * Keeps the visitor's input across a reload of the tab, and for a day after the tab is closed. On mount, it fills in
 * the draft.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string) {
  /** The fields that the visitor has filled in; a prefilled value is not part of the draft. */
  const typedFields = useRef(new Set<string>());
  const [draft] = useState(() => draftStore(key));
  const [stored] = useState(() => draft.read());
  const [forgotten, setForgotten] = useState(false);
  // The server has no draft, and the first render in the browser must match its HTML.
  const hydrated = useHydrated();

  // A layout effect runs before the next key press is handled.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(stored.values)) {
      if (!(name in form.getValues())) continue;
      typedFields.current.add(name);
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type: cause }) => {
        if (cause !== "change" || !name) return;
        typedFields.current.add(name);
        const typed = Object.entries(values).filter(([field]) => typedFields.current.has(field));
        draft.write(Object.fromEntries(typed));
      },
    });
  }, [draft, stored, form]);

  const forget = () => {
    typedFields.current.clear();
    draft.clear();
    setForgotten(true);
  };
  return { earlier: hydrated && stored.earlier && !forgotten, forget };
}
