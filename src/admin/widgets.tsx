/**
 * Fields of text. Where the model limits a text, they count its characters while it is written, and show what search results
 * would cut.
 */
import {
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type Ref,
} from "react";
import { fullTitle } from "../lib/full-title";
import { cutFor, descriptionLine, titleLine } from "../content/check/search-result-cuts";
import { useUndoable } from "./use-undoable";

interface FieldOptions {
  get(name: string): unknown;
}

/** What Decap CMS gives to a widget. */
interface ControlProps {
  ref?: Ref<object>;
  /** Null in a new entry of a list. */
  value?: string | null;
  forID?: string;
  field: FieldOptions;
  classNameWrapper: string;
  onChange: (value: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

const lines = { title: titleLine, description: descriptionLine };

/** What is to be said of a text: its length against the limits, and the cut of a search result. */
function remarkOn(
  typed: string,
  limits: { min?: number; max: number; searchLine?: unknown; siteName?: string },
): { text: string; isWrong: boolean } {
  const { min = 0, max, searchLine, siteName } = limits;
  // A save leaves out the white space around it.
  const value = typed.trim();
  // A token is replaced by its value, whose length only the check knows.
  const hasToken = value.includes("{{");
  const { length } = value;
  const isWrong = !hasToken && length > 0 && (length < min || length > max);
  const count = `${length} of ${min} to ${max} characters`;
  const line = lines[searchLine as keyof typeof lines] as typeof titleLine | undefined;
  const shown = searchLine === "title" && siteName ? fullTitle(value, siteName) : value;
  const cut = line && !hasToken ? cutFor(shown, line) : undefined;
  return {
    text: cut ? `${count}. Search results will show “${cut}”` : count,
    isWrong,
  };
}

/** Several lines of text. */
function TextArea({ value, ...others }: ComponentProps<"textarea"> & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useUndoable(area, value);
  const style = { fieldSizing: "content", fontFamily: "inherit" } as object;
  return <textarea ref={area} {...others} rows={4} style={style} />;
}

/** A line or an area of text, with its count below where there is a limit. */
export function PlainText(props: ControlProps) {
  const { ref, forID, field, classNameWrapper, onChange } = props;
  const value = props.value ?? "";
  // Decap CMS validates a field that answers to its reference.
  useImperativeHandle(ref, () => ({}), []);
  const number = (name: string) => field.get(name) as number | undefined;
  const max = number("maxLength");
  const remark =
    max === undefined
      ? undefined
      : remarkOn(value, {
          min: number("minLength"),
          max,
          searchLine: field.get("searchLine"),
          siteName: field.get("siteName") as string | undefined,
        });
  const shared = {
    id: forID,
    className: classNameWrapper,
    "aria-describedby": remark && `${forID}-count`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
    onFocus: props.setActiveStyle,
    onBlur: props.setInactiveStyle,
  };
  return (
    <>
      {(max ?? 0) > 120 ? (
        <TextArea {...shared} value={value} />
      ) : (
        <input {...shared} type="text" value={value} />
      )}
      {remark && (
        <span id={`${forID}-count`} className="site-count" data-wrong={remark.isWrong || undefined}>
          {remark.text}
        </span>
      )}
    </>
  );
}
