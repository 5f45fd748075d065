export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control has another value than its default. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    // A select without a default shows its first option.
    return control.selectedIndex !== Math.max(0, initial) && control.options.length > 0;
  }
  if (control.type === "radio" || control.type === "checkbox") {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Changes a control as a visitor would, so that React hears of it. */
export function change(control: Control, to: Control): void {
  if (control.type === "radio" || control.type === "checkbox") return control.click();
  // React ignores an event about a value that was set through the control's own property.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, to.value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
