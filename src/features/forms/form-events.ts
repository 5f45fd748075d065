import { track } from "../../analytics/tracker";
import type { FormType } from "../../model/platform-forms";

export type FormEvents = ReturnType<typeof formEvents>;

/** The events of a form for analytics. */
export function formEvents(type: FormType) {
  let started = false;
  return {
    /** The visitor has changed a field: counts once, until the form has been sent. */
    changed: () => {
      if (started) return;
      started = true;
      track("form_start", { form_type: type });
    },
    invalid: (fields: string[]) =>
      track("form_error", { form_type: type, fields: fields.join(",") }),
    delivered: () => track("form_success", { form_type: type }),
    /** The next change counts as a new start. */
    restart: () => {
      started = false;
    },
  };
}
