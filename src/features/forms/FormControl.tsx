import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useHydrated } from "../../browser/useHydrated";
import { fill } from "../../lib/fill-names";
import type { FormField } from "../../model/form-fields";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour } from "../../theme/tokens";
import { describedBy, Input, Problem, Select, TextArea } from "../../ui/controls";
import { LiveMessage } from "../../ui/LiveMessage";
import { Note } from "./FormNote";

/** The maximum length of a field of one line, in characters: that of an email address. */
const maxLength = 254;

/** The part of its maximum length from which on a long text is counted for the visitor. */
const counted = 0.8;

interface FormControlProps {
  id: string;
  field: FormField;
  label: string;
  hint?: string | null;
  error?: string;
  registration: UseFormRegisterReturn;
  /** What Enter does in a field of one line. */
  enterKeyHint: "next" | "send";
  /** For a list: the label of its empty option, and its options. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  /** The maximum length of a text of several lines, in characters. */
  limit?: number;
}

export const FormControl = ({
  id,
  field,
  label,
  hint,
  error,
  registration,
  enterKeyHint,
  placeholder,
  options = [],
  limit = Infinity,
}: FormControlProps) => {
  const { required } = field;
  const [length, setLength] = useState(0);
  const count =
    length < limit * counted
      ? ""
      : fill(WORDS.form.count, { count: String(length), limit: String(limit) });
  const hydrated = useHydrated();
  const input = {
    id,
    // Firefox calls an empty field with this attribute invalid from the start.
    required: required && !hydrated,
    "aria-required": required,
    "aria-invalid": Boolean(error),
    "aria-describedby": describedBy(id, hint, error),
    ...(field.control !== "list" && { autoComplete: field.autoComplete }),
    ...registration,
  };
  return (
    <Group data-wide={field.control === "area" || undefined}>
      <label htmlFor={id}>
        {label}
        {required && <Star aria-hidden="true">&nbsp;*</Star>}
      </label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {field.control === "list" ? (
        <Select {...input}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : field.control === "area" ? (
        <>
          <TextArea
            rows={6}
            maxLength={limit}
            onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
            {...input}
          />
          {count && <Note>{count}</Note>}
          <LiveMessage text={count} />
        </>
      ) : (
        <Input type={field.control} {...{ maxLength, enterKeyHint }} {...input} />
      )}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
};

const Group = styled.div`
  ${mixin.stack(1.5)}
`;

const Star = styled.span`
  color: ${colour.danger};
`;
