/**
 * What both forms share: checking on submit, one request a click, a draft that outlives a reload, and the
 * messages of spec §8.
 */
import { useEffect, useRef, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import { track } from "../analytics/tracker";
import { fetchToasts } from "../notifications/fetch-toasts";
import { notify } from "../notifications/notify";
import { draftStore } from "./draft";
import { waitsAttribute } from "./early-submit";
import { payload, post, webhookUrl, type FormType } from "./submit";
import { useEarlyValues } from "./useEarlyValues";
import { useHydrated } from "../site/useHydrated";

interface Settings<Values extends FieldValues> {
  type: FormType;
  /** What the ids of the controls begin with: `<id>-<field>`. */
  id: string;
  /** Fetches the rules; they are needed when the form is sent, not before. */
  resolver: () => Promise<Resolver<Values>>;
  /** The form before anything is typed: a constant. */
  empty: DefaultValues<Values>;
  draftKey: string;
  /** Where mail reaches us, for the message of a failure. */
  email: string;
  success: { title: string; text: string };
  /** The webhook, in place of the environment's. */
  address?: string;
  /** Source and topic, where the owner sends them along. */
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
  /** The fields that the visitor has filled in; what a call filled in is no draft. */
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

  // The button may have been pressed before this script ran: then it is done now.
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

  /** Sends what is typed, if it keeps to the rules. Returns whether it was sent. */
  const attempt = async (event: React.SyntheticEvent): Promise<boolean> => {
    let sent = false;
    const submit = form.handleSubmit(
      async (values) => {
        // A person does not fill the hidden field; whoever does is told what a person would be told.
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
    /** Goes to the hidden field. */
    trap,
    /** Goes to the form: without script it opens a mail, with it the values go to the webhook. */
    attributes: {
      ref: element,
      action: `mailto:${email}`,
      method: "post",
      encType: "text/plain",
      noValidate: hydrated,
      [waitsAttribute]: hydrated ? undefined : "",
      // A form that was sent early bears a mark that the server did not write.
      suppressHydrationWarning: true,
      // What sending needs is fetched early, so that a connection lost meanwhile loses nothing. What cannot
      // be fetched now is fetched again when it is due, and missed aloud then.
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
