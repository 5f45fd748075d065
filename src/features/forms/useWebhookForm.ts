/**
 * What both forms share: validation on submit, one request per click, a draft that survives a reload, and
 * the messages of success and failure.
 */
import { useEffect, useRef, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import { track } from "../../analytics/tracker";
import { fetchToasts } from "../../notifications/fetch-toasts";
import { notify } from "../../notifications/notify";
import { draftStore } from "./draft";
import { waitsAttribute } from "./early-submit";
import { payload, post, webhookUrl, type FormType } from "./submit";
import { useEarlyValues } from "./useEarlyValues";
import { useHydrated } from "../../browser/useHydrated";

interface Settings<Values extends FieldValues> {
  type: FormType;
  /** The prefix of the controls' ids: `<id>-<field>`. */
  id: string;
  /** Fetches the rules, which are not needed before the form is submitted. */
  resolver: () => Promise<Resolver<Values>>;
  /** The empty form; must be a constant. */
  empty: DefaultValues<Values>;
  draftKey: string;
  /** Our e-mail address, for the message of a failure. */
  email: string;
  success: { title: string; text: string };
  /** Replaces the environment's webhook. */
  address?: string;
  /** Source and topic, if the owner sends them along. */
  extra?: Record<string, string>;
  onSuccess?: () => void;
}

export function useWebhookForm<Values extends FieldValues>(settings: Settings<Values>) {
  const { type, id, resolver, empty, draftKey, email, success, extra, onSuccess } = settings;
  const address = settings.address ?? webhookUrl;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<Values>();
  const busy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const started = useRef(false);
  /** The fields that the visitor has filled in; a prefilled value is not part of the draft. */
  const typed = useRef(new Set<string>());
  const [draft] = useState(() => draftStore(draftKey));
  const hydrated = useHydrated();
  const early = useEarlyValues(id, empty);
  const form = useForm<Values>({
    defaultValues: empty,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: true,
    resolver: async (values, context, options) => (await resolver())(values, context, options),
  });

  useEffect(() => {
    const before = { ...draft.read(), ...early.current };
    for (const [name, value] of Object.entries(before)) {
      if (!(name in empty)) continue;
      typed.current.add(name);
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type: cause }) => {
        if (cause !== "change" || !name) return;
        typed.current.add(name);
        const kept = Object.entries(values).filter(([field]) => typed.current.has(field));
        draft.write(Object.fromEntries(kept));
        if (started.current) return;
        started.current = true;
        track("form_start", { form_type: type });
      },
    });
  }, [draft, early, empty, form, type]);

  // The button may have been pressed before this script ran; the form is then submitted now.
  useEffect(() => {
    if (!hydrated || element.current?.dataset.pressed === undefined) return;
    delete element.current.dataset.pressed;
    element.current.requestSubmit();
  }, [hydrated]);

  const finish = () => {
    notify.success(success.title, success.text);
    form.reset(empty);
    typed.current.clear();
    draft.clear();
    started.current = false;
    setFailed(undefined);
    onSuccess?.();
  };

  const fail = (error: unknown) => {
    console.error("The form could not be sent.", error instanceof Error ? error.message : error);
    setFailed(form.getValues());
    notify.error("Submission failed", `Please try again or contact us directly at ${email}`);
  };

  const send = async (values: Values) => {
    await post(address, payload(type, values, new Date(), extra));
    track("form_success", { form_type: type });
  };

  /** Sends the form if it is valid. Returns whether it was sent. */
  const attempt = async (event: React.SyntheticEvent): Promise<boolean> => {
    let sent = false;
    const submit = form.handleSubmit(
      async (values) => {
        // People do not fill in the hidden field; a bot that does is shown success, like a person.
        if (!trap.current?.value) await send(values);
        sent = true;
      },
      (errors) => track("form_error", { form_type: type, fields: Object.keys(errors).join(",") }),
    );
    await submit(event);
    return sent;
  };

  return {
    form,
    sending,
    /** The values of the last failed attempt. */
    failed,
    /** For the hidden field. */
    trap,
    /** For the form: without script it opens an e-mail, with it the values go to the webhook. */
    attributes: {
      ref: element,
      action: `mailto:${email}`,
      method: "post",
      encType: "text/plain",
      noValidate: hydrated,
      [waitsAttribute]: hydrated ? undefined : "",
      // A form that was submitted early has an attribute that the server did not write.
      suppressHydrationWarning: true,
      // What sending needs is fetched early, so that nothing is lost if the connection drops meanwhile. What
      // cannot be fetched now is fetched again when it is needed; only then is a failure reported.
      onFocus: () => {
        Promise.all([fetchToasts(), resolver()]).catch(() => undefined);
      },
      onSubmit: async (event: React.SyntheticEvent) => {
        event.preventDefault();
        if (busy.current) return;
        busy.current = true;
        setSending(true);
        const sent = await attempt(event)
          .catch(fail)
          .finally(() => {
            busy.current = false;
            setSending(false);
          });
        if (sent) finish();
      },
    },
  };
}
