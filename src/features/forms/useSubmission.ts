import { navigate } from "gatsby";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { EventParameters, TrackedEvent } from "../../analytics/events";
import { useHydrated } from "../../browser/useHydrated";
import { notify } from "../../notifications/notify";
import { hostForms, type FormPurpose, type FormType } from "../../model/host-forms";
import { useSite } from "../../queries/useSite";
import { deliver } from "./deliver";
import { sentValues } from "./sent-values";
import { causeOf, payload, webhookUrl } from "./webhook";

export interface SubmissionSettings<Values extends FieldValues> {
  type: FormType;
  /** Returns what the form is filled in for, if that is not its type. */
  purpose?: () => FormPurpose;
  /** The notification that the form has arrived. */
  sentNotice: Queries.NoticeFragment;
  /** Replaces the environment's webhook. */
  address?: string;
  /** The event of a sent form, to which the form itself is added. */
  sentEvent: (values: Values) => TrackedEvent;
  /** Returns source and topic, if the owner has turned them on. */
  extra?: () => Record<string, string>;
  onSuccess?: (values: Values) => void;
}

/** Sends a form: one lead per click, a toast of success or failure, and after success the page that confirms it. */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { type, purpose, sentNotice, address, extra, sentEvent, onSuccess }: SubmissionSettings<Values>,
  reset: () => void,
  trackForm: (name: string, parameters: EventParameters) => void,
) {
  const { forms: delivery } = useSite();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ title: string; values: Values }>();
  const busy = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // A form in the page's HTML has been open since the page loaded.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));

  // After the render, which empties the fields of a form that was sent.
  useEffect(() => {
    if (!sending) busy.current = false;
  }, [sending]);

  // On a phone the toast may cover the button.
  useEffect(() => {
    const button = element.current?.querySelector("[type=submit]");
    if (failed) button?.scrollIntoView({ block: "nearest" });
  }, [failed]);

  const onSent = (values: Values) => {
    notify.success(sentNotice.title, sentNotice.text);
    reset();
    setFailed(undefined);
    Object.assign(sentValues, { [type]: values });
    const options = purpose && { state: { purpose: purpose() } };
    onSuccess?.(values);
    void navigate(hostForms[type].thanks, options);
  };

  const onFailure = (error: unknown) => {
    console.error("The form could not be sent.", error instanceof Error ? error.message : error);
    const cause = causeOf(error);
    trackForm("form_failed", { cause });
    const title = cause === "no_receiver" ? WORDS.form.preview : WORDS.form.failed;
    setFailed({ title, values: form.getValues() });
    notify.error(title, WORDS.form.failedText);
  };

  const sendLead = async (values: Values) => {
    const honeypotFilled = Boolean(honeypot.current?.value);
    await deliver(delivery.backup, {
      type,
      body: payload(type, values, new Date(), extra?.()),
      webhook: delivery.webhook === "on" ? (address ?? webhookUrl()) : undefined,
      honeypotFilled,
      openFor: performance.now() - openedAt,
    });
    if (!honeypotFilled) trackForm(...sentEvent(values));
  };

  /** Takes over what stands in the fields, because a password manager may fill them in without an event. */
  const readFields = async () => {
    const values: Record<string, unknown> = form.getValues();
    for (const field of element.current?.elements ?? []) {
      const { name, value } = field as HTMLInputElement;
      if (name in values && value !== values[name])
        await form.register(name as Path<Values>).onChange({ target: field, type: "change" });
    }
  };

  /** Sends the form if it is valid. Returns the values that were sent. */
  const attempt = async (event: SyntheticEvent): Promise<Values | undefined> => {
    let sent: Values | undefined;
    await form.handleSubmit(
      async (values) => {
        // A bot that has filled in the honeypot sees success too.
        await sendLead(values);
        sent = values;
      },
      (errors) => trackForm("form_error", { fields: Object.keys(errors).join(",") }),
    )(event);
    return sent;
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const sent = await readFields()
      .then(() => attempt(event))
      .catch(onFailure)
      .finally(() => setSending(false));
    if (sent) onSent(sent);
  };

  return {
    sending,
    /** How the last attempt failed, in the words of the notification, and its values. */
    failed,
    dismiss: () => setFailed(undefined),
    honeypot,
    element,
    onSubmit,
  };
}
