/** Shows the visitor's choice of light, dark or system in a control. */
export function showScheme(control: HTMLSelectElement | null): void {
  if (control) control.value = document.documentElement.dataset.theme ?? "system";
}
