/** Fields that show the problem of a refused save below themselves. */
import type { CustomFieldControl, CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { h } from "./cms-react";
import { noteDraft } from "./pictures";

/** A problem that stops a save. */
export interface Fault {
  /** The names that lead to the field, without the places in lists, such as `faqs.question`; empty for another file. */
  path: string;
  /** The path, and the names of the fields from this one upwards. */
  nearest: readonly string[];
  /** The value of a field in a list: the CMS does not tell a field its place there. */
  value?: unknown;
  /** The message at the field. */
  message: string;
  /** The message with the name of the field, for other places. */
  sentence: string;
}

type Validity = true | { error: { message: string } };

type Props = CustomFieldControlProps & {
  control: CustomFieldControl;
  /** Tells the CMS how to ask for the validity, which it does after every edit of the entry. */
  handle?: (instance: { isValid: (value: unknown) => Validity } | null) => void;
};

let faults: readonly Fault[] = [];
const shown = new Set<ValidatedField>();

/** Shows faults at their fields, in place of the former ones. The CMS saves nothing until they are edited or cleared. */
export function showFaults(found: readonly Fault[]): void {
  faults = found;
  for (const field of shown) field.update();
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : "");

class ValidatedField extends Component<Props> {
  private message?: string;
  private latest: unknown;

  override componentDidMount() {
    noteDraft(this.props.entry);
    shown.add(this);
    // Faults that other fields have shown for this one move to it.
    if (faults.length > 0) showFaults(faults);
    else this.update();
  }

  override componentDidUpdate() {
    noteDraft(this.props.entry);
  }

  override componentWillUnmount() {
    shown.delete(this);
    if (shown.size === 0) faults = [];
    this.props.handle?.(null);
  }

  private option(name: string): unknown {
    return (this.props.field as unknown as Map<string, unknown>).get(name);
  }

  private has = (fault: Fault) =>
    fault.path === this.option("path") &&
    (!("value" in fault) || trimmed(fault.value) === trimmed(this.props.value));

  private isIn = (path: string) => `${String(this.option("path"))}.`.startsWith(`${path}.`);

  update() {
    this.props.handle?.({ isValid: (value) => this.validity(value) });
  }

  private validity(value: unknown): Validity {
    const fields = [...shown];
    const messages = faults.flatMap((fault) => {
      if (this.has(fault)) return fault.message;
      // The nearest field stands in for lists and for fields that are not shown.
      const near = fault.nearest.flatMap((path) => fields.find((field) => field.isIn(path)) ?? []);
      const isElsewhere = fields.some((field) => field.has(fault));
      return isElsewhere || this !== (near[0] ?? fields[0]) ? [] : fault.sentence;
    });
    const message = messages.length > 0 ? messages.join(" ") : undefined;
    this.latest = value;
    // The CMS shows another answer only when the value is set.
    if (message !== this.message)
      setTimeout(() => this.latest === value && this.props.onChange(value));
    this.message = message;
    return message === undefined ? true : { error: { message } };
  }

  /** An edited value is checked again by the next save. */
  private change = (value: unknown) => {
    faults = faults.filter((fault) => !this.has(fault));
    this.props.onChange(value);
  };

  /** The length of a text beside its limits, which count names of facts as they are on the page. */
  private count(): string {
    const [min, max] = [this.option("minlength"), this.option("maxlength")];
    const { value } = this.props;
    if (typeof value !== "string" || max === undefined) return "";
    const limits = `${Number(min ?? 0)} to ${Number(max)} characters`;
    return value.includes("{{") ? limits : `${[...value.trim()].length} of ${limits}`;
  }

  override render() {
    const { control, handle: _handle, ...own } = this.props;
    const props = { ...own, onChange: this.change };
    const style = { marginTop: "4px", fontSize: "12px", textAlign: "end" } as const;
    const count = this.count();
    return h("div", null, h(control, props), count && h("div", { style }, count));
  }
}

/** A control that shows faults. @param control draws and changes the value */
export const checked = (control: CustomFieldControl) =>
  function Checked({ ref, ...props }: CustomFieldControlProps & { ref?: Props["handle"] }) {
    return h(ValidatedField, { ...props, control, handle: ref });
  };
