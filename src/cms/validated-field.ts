/** Fields that show the problem of a refused save below themselves. */
import type { CustomFieldControl, CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { h } from "./cms-react";
import { noteDraft } from "./pictures";

/** A problem of a value. */
export interface Fault {
  /** The names that lead to the field, without the places in lists, such as `faqs.question`. */
  path: string;
  /** The value of a field in a list: the CMS does not tell a field its place there. */
  value?: unknown;
  message: string;
}

type Validity = true | { error: { message: string } };

type Props = CustomFieldControlProps & {
  control: CustomFieldControl;
  /** Tells the CMS how to ask for the validity. */
  handle?: (instance: { isValid: () => Validity } | null) => void;
};

let faults: readonly Fault[] = [];
const shown = new Set<ValidatedField>();

/** Shows faults at their fields, in place of the former ones. */
export function showFaults(found: readonly Fault[]): void {
  faults = found;
  for (const field of shown) field.update();
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : "");

class ValidatedField extends Component<Props> {
  private message?: string;

  override componentDidMount() {
    noteDraft(this.props.entry);
    shown.add(this);
    this.update();
  }

  override componentDidUpdate() {
    noteDraft(this.props.entry);
  }

  override componentWillUnmount() {
    shown.delete(this);
    this.props.handle?.(null);
  }

  private option(name: string): unknown {
    return (this.props.field as unknown as Map<string, unknown>).get(name);
  }

  update() {
    const own = faults.filter(
      (fault) =>
        fault.path === this.option("path") &&
        (!("value" in fault) || trimmed(fault.value) === trimmed(this.props.value)),
    );
    this.message = own.length > 0 ? own.map(({ message }) => message).join(" ") : undefined;
    this.props.handle?.({ isValid: () => this.validity() });
  }

  /** Names the fault once; the next save checks again. */
  private validity(): Validity {
    const { message } = this;
    if (message === undefined) return true;
    this.message = undefined;
    // The CMS shows the answer when the value is set.
    setTimeout(() => this.props.onChange(this.props.value));
    return { error: { message } };
  }

  /** The length of a text beside its limits, which count names of facts as they are on the page. */
  private count(): string {
    const [min, max] = [this.option("minlength"), this.option("maxlength")];
    const { value } = this.props;
    if (typeof value !== "string" || max === undefined) return "";
    const limits = `${Number(min ?? 0)} to ${Number(max)} characters`;
    return value.includes("{{") ? limits : `${[...value.trim()].length} of ${limits}`;
  }

  override render() {
    const { control, handle: _handle, ...props } = this.props;
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
