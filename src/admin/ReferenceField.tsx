/** The field of a reference: it offers what the place of the content has when it opens, and keeps what it does not know. */
import { useEffect, useMemo, useSyncExternalStore, type ComponentType, type Ref } from "react";
import { current, listen, refresh } from "../preview/source";
import { choicesOf, withUnknown, type Choice } from "./choices";

/** A map of Immutable.js, as far as it is used here. */
interface FieldOptions {
  get(name: string): unknown;
  set(name: string, value: unknown): FieldOptions;
}

/** A choice that the build has written, as Decap CMS keeps it. */
interface WrittenChoice {
  toJS(): Choice;
}

interface ReferenceFieldProps {
  value?: unknown;
  field: FieldOptions;
  ref?: Ref<object>;
}

/**
 * Makes the field.
 * @param Select the field of the CMS that offers the `options` of its field
 */
export function referenceField(Select: ComponentType<Record<string, unknown>>) {
  return function ReferenceField({ ref, ...props }: ReferenceFieldProps) {
    const { field, value } = props;
    const { content } = useSyncExternalStore(listen, current);
    useEffect(refresh, []);
    const choices = useMemo(() => {
      const read = content && choicesOf(content).get(String(field.get("kind")));
      // Those of the build, until the content has been read or where it cannot be.
      const written = field.get("options") as Iterable<WrittenChoice>;
      return read ?? [...written].map((choice) => choice.toJS());
    }, [content, field]);
    const offered = field.set("options", withUnknown(choices, value));
    return <Select ref={ref} {...props} field={offered} />;
  };
}
