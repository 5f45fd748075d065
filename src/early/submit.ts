/**
 * A form submitted before its script has taken over keeps what was typed, and the script submits it. If the script does
 * not arrive in time, the browser does what it would do without one: it posts the form to the host's forms, or opens an
 * email; a script that comes after that submits nothing more.
 */
import { waitsAttribute } from "../features/forms/waits";

/** How long a script is waited for, in milliseconds. */
const timeout = 10_000;

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute(waitsAttribute)) return;
  event.preventDefault();
  if ("pressed" in form.dataset) return;
  form.dataset.pressed = "";
  setTimeout(() => {
    if (!form.hasAttribute(waitsAttribute)) return;
    delete form.dataset.pressed;
    form.submit();
  }, timeout);
}

export const keepSubmits = (): void => document.addEventListener("submit", onSubmit, true);
