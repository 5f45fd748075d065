import { useLayoutEffect, useRef, useState, useInsertionEffect, type RefObject } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useHydrated } from "../../browser/useHydrated";
import { draftStore } from "./draft";

interface DraftSettings<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  id: string;
  draftKey: string;
  /** The empty form; must be a constant. */
  empty: DefaultValues<Values>;
  /** Called after each change by the visitor; must be a constant. */
  onChange: () => void;
}

/**
 * Keeps the visitor's input across a reload of the tab, and for a day after the tab is closed. On mount, it fills in
 * the draft, and over it what was typed before the form's script ran.
 */
export function useDraft<Values extends FieldValues>({
  form,
  id,
  draftKey,
  empty,
  onChange,
}: DraftSettings<Values>): { earlier: boolean; forget: () => void } {
  /** The fields that the visitor has filled in; a prefilled value is not part of the draft. */
  const typedFields = useRef(new Set<string>());
  const [draft] = useState(() => draftStore(draftKey));
  const [stored] = useState(() => draft.read());
  const [forgotten, setForgotten] = useState(false);
  // The server has no draft, and the first render in the browser must match its HTML.
  const hydrated = useHydrated();
  const early = useEarlyValues(id, empty);

  // A layout effect runs before the next key press is handled.
  useLayoutEffect(() => {
    const initial = { ...stored.values, ...early.current };
    for (const [name, value] of Object.entries(initial)) {
      if (!(name in empty)) continue;
      typedFields.current.add(name);
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    if (Object.keys(early.current ?? {}).length > 0) draft.write(initial);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type: cause }) => {
        if (cause !== "change" || !name) return;
        typedFields.current.add(name);
        const typed = Object.entries(values).filter(([field]) => typedFields.current.has(field));
        draft.write(Object.fromEntries(typed));
        onChange();
      },
    });
  }, [draft, stored, early, empty, form, onChange]);

  const forget = () => {
    typedFields.current.clear();
    draft.clear();
    setForgotten(true);
  };
  return { earlier: hydrated && stored.earlier && !forgotten, forget };
}

/**
 * Reads what was typed before the form's script ran, because react-hook-form clears the fields when it registers them.
 * @returns the values by field, after the first effect
 */
function useEarlyValues(id: string, empty: object): RefObject<Record<string, string>> {
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
