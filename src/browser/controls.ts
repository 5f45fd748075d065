export const controls = "input,select,textarea";

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

/** What a control holds; only fields of text have a selection. */
export type Content = Pick<HTMLInputElement, "value"> & {
  selectionStart?: number | null;
  selectionEnd?: number | null;
};

export function select(control: Control, { selectionStart, selectionEnd = null }: Content): void {
  // In a microtask, because React sets the values once more.
  if (typeof selectionStart === "number" && "setSelectionRange" in control)
    queueMicrotask(() => control.setSelectionRange(selectionStart, selectionEnd));
}

/** Changes a control from its default as a visitor would, so that React hears of it. */
export function change(control: Control, { value }: Content): void {
  // React ignores an event about the value that was set through the control's own property.
  if (control.type === "radio" || control.type === "checkbox") {
    const box = control as HTMLInputElement;
    box.checked = box.defaultChecked;
    return box.click();
  }
  if ("defaultValue" in control) control.value = control.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  const events = ["input", "change", ...(control === document.activeElement ? [] : ["focusout"])];
  for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Reads what the visitor has changed in a part of the page before React hydrates it.
 * @returns a function that repeats the changes; call it in a layout effect
 */
export function keepChanges(part: Element | null): () => void {
  const changed = [...(part?.querySelectorAll<Control>(controls) ?? [])]
    .filter(isChanged)
    .map((control): [Control, Content] => {
      const { value, selectionStart, selectionEnd } = control as HTMLInputElement;
      return [control, { value, selectionStart, selectionEnd }];
    });
  return () => {
    for (const [control, content] of changed.filter(([{ isConnected }]) => isConnected)) {
      change(control, content);
      if (control === document.activeElement) select(control, content);
    }
  };
}
