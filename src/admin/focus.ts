/** The field in which an editor writes, while something else has the focus or the form is drawn anew. */

/** A field as it is found again: Decap numbers the ids of fields, such as `title-field-12`, anew in their order. */
interface Kept {
  field: Element;
  beginning: string;
  index: number;
  value: unknown;
}

let kept: Kept | undefined;

const alike = (beginning: string) => [
  ...document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(beginning)}"]`),
];

const valueOf = (field: Element): unknown => (field as HTMLInputElement).value;

/** Keeps a field in mind: the one with the focus if no other is given. */
export function keepFocus(field: Element | null = document.activeElement): void {
  const beginning = /^.*-field-(?=\d+$)/.exec(field?.id ?? "")?.[0];
  if (!field || !beginning) return;
  const index = alike(beginning).findIndex((each) => each === field);
  kept = { field, beginning, index, value: valueOf(field) };
}

/** The field, or the one in its place: words must not come to stand in another. */
function found({ field, beginning, index, value }: Kept): HTMLElement | undefined {
  if (field.isConnected) return field as HTMLElement;
  const inPlace = alike(beginning)[index];
  return inPlace && valueOf(inPlace) === value ? inPlace : undefined;
}

/** Gives the focus back to the field that is kept in mind, unless something else has it. */
export function giveFocusBack(): void {
  const { activeElement, body } = document;
  if (kept && (!activeElement || activeElement === body)) found(kept)?.focus();
}

/** Does something with the fields once they answer: they do not while something is done with their entry. */
export function onceFree(work: () => void): void {
  const form = document.querySelector(".site-entry[inert]");
  if (!form) return work();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    work();
  });
  return observer.observe(form, { attributeFilter: ["inert"] });
}

/** Whoever goes on to something else is not called back; a dialog is no such thing, nor a press while nothing answers. */
function forgetElsewhere({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(".site-dialog")) return;
  if (document.querySelector(".site-entry[inert]")) return;
  if (kept && target === found(kept)) return;
  kept = undefined;
  // Whoever closes the list of mistakes goes on in the field that it has led to.
  if (document.querySelector(".site-mistakes")) keepFocus(target);
}

for (const name of ["focusin", "pointerdown"])
  document.addEventListener(name, forgetElsewhere, { capture: true });
