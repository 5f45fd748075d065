/**
 * A form submitted before its script has taken over keeps what was typed, and the script submits it. If the script does
 * not arrive in time, the browser does what it would do without one: it posts the form to the host's forms, or opens an
 * email; a script that comes after that submits nothing more.
 */
import { pendingAttribute } from "../browser/late-scripts";
import { html } from "./html";

/** How long a script is waited for, in milliseconds. */
const timeout = 10_000;

/** The browser's own messages would stop the press; the script shows those of the site. */
function onClick({ target }: MouseEvent): void {
  const form = (target as Element).closest<HTMLButtonElement>("[type=submit]")?.form;
  if (form?.hasAttribute(pendingAttribute)) form.noValidate = "js" in html.dataset;
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute(pendingAttribute)) return;
  event.preventDefault();
  // React may be about to take over: the form is submitted once it has.
  event.stopPropagation();
  if ("pressed" in form.dataset) return;
  form.dataset.pressed = "";
  setTimeout(() => {
    if (!form.hasAttribute(pendingAttribute)) return;
    delete form.dataset.pressed;
    form.removeAttribute(pendingAttribute);
    form.noValidate = false;
    form.requestSubmit();
  }, timeout);
}

export function keepSubmits(): void {
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
}
