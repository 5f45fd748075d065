import { useState } from "react";
import { track } from "../../analytics/tracker";
import type { FormType } from "../../model/platform-forms";

export interface FormEvents {
  /** The visitor has changed a field: counts once, until the form has been sent. */
  changed: () => void;
  invalid: (fields: string[]) => void;
  delivered: () => void;
  restart: () => void;
}

/** Sends a form's events to the tracker. The functions stay the same between renders. */
export function useFormEvents(type: FormType): FormEvents {
  const [events] = useState(() => formEvents(type));
  return events;
}

function formEvents(type: FormType): FormEvents {
  let started = false;
  return {
    changed: () => {
      if (started) return;
      started = true;
      track("form_start", { form_type: type });
    },
    invalid: (fields) => track("form_error", { form_type: type, fields: fields.join(",") }),
    delivered: () => track("form_success", { form_type: type }),
    restart: () => {
      started = false;
    },
  };
}
