/**
 * Holds back a form that is submitted before its script runs; the script submits it later. If the script does not
 * arrive in time, the form says so, and the browser submits it as it does without script: to the host's forms, or as an
 * email. A script that arrives after that does not submit it again.
 */
import { pendingAttribute } from "../browser/hydration";
import { html } from "./html";

/** Wait for the form's script, in milliseconds. */
const timeout = 10_000;

/** Turns off the browser's own messages, which would stop the submission; the script shows those of the site. */
function onClick({ target }: MouseEvent): void {
  const form = (target as Element).closest<HTMLButtonElement>("[type=submit]")?.form;
  if (form?.hasAttribute(pendingAttribute)) form.noValidate = "js" in html.dataset;
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute(pendingAttribute) || !("js" in html.dataset)) return;
  event.preventDefault();
  // React may hydrate the form meanwhile; the form's script submits it.
  event.stopPropagation();
  if ("pressed" in form.dataset) return;
  form.dataset.pressed = "";
  setTimeout(() => {
    if (!form.hasAttribute(pendingAttribute)) return;
    delete form.dataset.pressed;
    form.removeAttribute(pendingAttribute);
    form.noValidate = false;
    const note = form.querySelector(".without-script");
    if (note) Object.assign(note, { className: "", role: "alert" });
    // The note says what to do; the browser's own messages would not.
    if (note && !form.checkValidity()) note.scrollIntoView({ block: "center" });
    else form.requestSubmit();
  }, timeout);
}

export function keepSubmits(): void {
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
}
