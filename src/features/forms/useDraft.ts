import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { draftStore } from "./draft";
import { useEarlyValues } from "./useEarlyValues";

interface DraftSettings<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The prefix of the controls' ids: `<id>-<field>`. */
  id: string;
  /** The key of session storage. */
  draftKey: string;
  /** The empty form; must be a constant. */
  empty: DefaultValues<Values>;
  /** Called after each change by the visitor; must be a constant. */
  onChange: () => void;
}

/**
 * Keeps what the visitor types across a reload of the tab. At first it fills in the form: what was typed before
 * the form's script ran, else the draft.
 * @returns a function that forgets the draft
 */
export function useDraft<Values extends FieldValues>({
  form,
  id,
  draftKey,
  empty,
  onChange,
}: DraftSettings<Values>): () => void {
  /** The fields that the visitor has filled in; a prefilled value is not part of the draft. */
  const typed = useRef(new Set<string>());
  const [draft] = useState(() => draftStore(draftKey));
  const early = useEarlyValues(id, empty);

  useEffect(() => {
    const before = { ...draft.read(), ...early.current };
    for (const [name, value] of Object.entries(before)) {
      if (!(name in empty)) continue;
      typed.current.add(name);
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type: cause }) => {
        if (cause !== "change" || !name) return;
        typed.current.add(name);
        const kept = Object.entries(values).filter(([field]) => typed.current.has(field));
        draft.write(Object.fromEntries(kept));
        onChange();
      },
    });
  }, [draft, early, empty, form, onChange]);

  return () => {
    typed.current.clear();
    draft.clear();
  };
}
