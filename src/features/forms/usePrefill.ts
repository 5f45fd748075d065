import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { enumName } from "../../lib/enum-names";
import { needsValues, type ContactValues } from "../../model/form-fields";
import type { ContactState } from "./navigation-state";
import type { useContactCopy } from "./useContactCopy";
import { useHydrated } from "../../browser/useHydrated";

const prefilledFields = ["message", "needs"] as const;
type PrefilledField = (typeof prefilledFields)[number];

/**
 * Fills in the message of a call to action, and the option of `needs` that matches its topic, unless the visitor has
 * changed the field.
 */
export function usePrefill(
  form: UseFormReturn<ContactValues>,
  { source, topic, message }: ContactState,
  calls: ReturnType<typeof useContactCopy>["calls"],
) {
  const hydrated = useHydrated();
  const bySource = source === undefined ? undefined : calls.find((call) => call.source === source);
  const byTopic = topic === undefined ? bySource : calls.find((call) => call.topic === topic);
  // A call on the page of a service has a source of its own, and the topic of that service.
  const matching = byTopic && (bySource ?? byTopic);
  const chosen = byTopic?.needs ?? matching?.needs;
  const needs = needsValues.find((value) => enumName(value) === chosen || value === chosen);
  const callKey = topic ?? source;
  const [droppedCall, setDroppedCall] = useState<string>();
  const dropped = callKey === droppedCall;
  const prefilledValues = useRef<Record<PrefilledField, string>>({ message: "", needs: "" });

  useEffect(() => {
    const fill = (name: PrefilledField, value: string | undefined) => {
      const current = form.getValues(name);
      if (!value || (current !== "" && current !== prefilledValues.current[name])) return;
      prefilledValues.current[name] = value;
      // Once validation has begun, validates it too.
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
    };
    fill("message", message);
    fill("needs", needs);
  }, [message, needs, form]);

  return {
    // The server's HTML has no subject. After a reload, the second render shows it; the first must match that HTML.
    subject: hydrated && !dropped ? matching?.about : undefined,
    /** Where the call stood that led here, as its event says. */
    location: matching?.event?.cta_location ?? source ?? topic,
    /** Whether the call is one to apply for a job. */
    isApplication: !dropped && matching?.application === true,
    /** Whether the visitor has removed the subject, or has sent it. */
    dropped,
    drop: () => {
      setDroppedCall(callKey);
      // Clears the history entry, so that a reload does not bring the call back.
      window.history.replaceState(
        { key: (window.history.state as { key?: string } | null)?.key },
        "",
      );
      for (const name of prefilledFields)
        if (form.getValues(name) === prefilledValues.current[name]) form.setValue(name, "");
    },
  };
}
