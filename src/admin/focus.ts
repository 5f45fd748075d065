/** The field in which an editor writes, while something else has the focus or the form is drawn anew. */

/**
 * A field as it is found again: Decap numbers the ids of fields, such as `title-field-12`, anew in their order. A button is
 * found only as long as it is there.
 */
interface Kept {
  field: Element;
  /** What the id of a field begins with; undefined for a button. */
  beginning: string | undefined;
  index: number;
  value: unknown;
  /** What a button is in, innermost first, up to the form. */
  around: Element[];
}

let kept: Kept | undefined;

const alike = (beginning: string) => [
  ...document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(beginning)}"]`),
];

const valueOf = (field: Element): unknown => (field as HTMLInputElement).value;

const entryForm = ".site-entry";

/** What an element is in, innermost first, up to the form. */
function formAround({ parentElement }: Element): Element[] {
  if (!parentElement) return [];
  return parentElement.matches(entryForm)
    ? [parentElement]
    : [parentElement, ...formAround(parentElement)];
}

/** The buttons and links in an element that can be pressed. */
const pressable = (around: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>("button, a[href], [role=button]")].filter(
    (each) => !each.matches(":disabled, [tabindex='-1']") && each.checkVisibility(),
  );

/** What is nearest to a button that is gone: a save leaves none to save with, and a deletion no form. */
function nearest({ around }: Kept): HTMLElement | undefined {
  const there = around.filter((each) => each.isConnected);
  for (const each of there) {
    const [first] = pressable(each);
    if (first) return first;
  }
  const isLeft = around.length > 0 && !document.querySelector(entryForm);
  return isLeft ? pressable(document.querySelector("main") ?? document.body)[0] : undefined;
}

/** Keeps a field or a button in mind: the one with the focus if no other is given. */
export function keepFocus(field: Element | null = document.activeElement): void {
  if (!field || field === document.body) return;
  const beginning = /^.*-field-(?=\d+$)/.exec(field.id)?.[0];
  const index = beginning === undefined ? -1 : alike(beginning).indexOf(field as HTMLElement);
  const around = field.matches("button, [role=button], [role=menuitem]") ? formAround(field) : [];
  kept = { field, beginning, index, value: valueOf(field), around };
}

/** The field, or the one in its place: words must not come to stand in another. */
function found({ field, beginning, index, value }: Kept): HTMLElement | undefined {
  if (field.isConnected) return field as HTMLElement;
  if (beginning === undefined) return undefined;
  const inPlace = alike(beginning)[index];
  return inPlace && valueOf(inPlace) === value ? inPlace : undefined;
}

/** Whether the focus moves from here. */
let isGivenBack = false;

/** Gives the focus back to the field that is kept in mind, unless something else has it: the form may be drawn again. */
export function giveFocusBack(): void {
  const { activeElement, body } = document;
  if (!kept || (activeElement && activeElement !== body)) return;
  isGivenBack = true;
  (found(kept) ?? nearest(kept))?.focus();
  isGivenBack = false;
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
  if (isGivenBack || document.querySelector(".site-entry[inert]")) return;
  if (kept && target === found(kept)) return;
  kept = undefined;
  // Whoever closes the list of mistakes goes on in the field that it has led to.
  if (document.querySelector(".site-mistakes")) keepFocus(target);
}

for (const name of ["focusin", "pointerdown"])
  document.addEventListener(name, forgetElsewhere, { capture: true });
