/** The field of a number, which is read as people type it: a decimal comma, or one between thousands. */
import { useImperativeHandle, useState, type Ref } from "react";
import { typedFigure } from "./typed-figure";

interface NumberFieldProps {
  /** Not a number where what is typed is none; the check refuses it. */
  value?: number | string | null;
  forID?: string;
  classNameWrapper: string;
  onChange: (value: number | string | undefined) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  ref?: Ref<object>;
}

export function NumberField({ ref, value, forID, onChange, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  // Decap CMS validates a field that answers to its reference.
  useImperativeHandle(ref, () => ({}), []);
  const read = String(value ?? "");
  // What is typed stays as it is while somebody types; afterwards they see how it was read.
  const isTyped = String(typedFigure(typed) ?? "") === read;
  return (
    <input
      id={forID}
      className={props.classNameWrapper}
      type="text"
      inputMode="decimal"
      value={isTyped ? typed : read}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedFigure(target.value));
      }}
      onFocus={props.setActiveStyle}
      onBlur={() => {
        setTyped(read);
        props.setInactiveStyle();
      }}
    />
  );
}
