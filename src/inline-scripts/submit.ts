import { pendingAttribute, type EarlyPress } from "../browser/hydration";

/** Wait for the script of a form, in milliseconds. */
const timeout = 10_000;

/**
 * Waits for the script of a form that was submitted, which repeats the press. If it does not arrive in time, the form
 * says so, and the browser submits it as it does without script: to the host's forms, or as an email.
 */
export function submitLater(press: EarlyPress): void {
  setTimeout(() => {
    const { form } = press.target as HTMLButtonElement;
    if (!form?.hasAttribute(pendingAttribute)) return;
    form.removeAttribute(pendingAttribute);
    // A script that arrives later presses the form, which does nothing.
    press.target = form;
    const note = form.querySelector(".without-script");
    if (note) Object.assign(note, { className: "", role: "alert" });
    // The note says what to do; the browser's own messages would not.
    if (note && !form.checkValidity()) note.scrollIntoView({ block: "center" });
    else form.requestSubmit();
  }, timeout);
}
