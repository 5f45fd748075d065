/**
 * What both forms share: checking on submit, one request a click, a draft that outlives a reload, and the
 * messages of spec §8.
 */
import { useEffect, useInsertionEffect, useRef, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import { track } from "../analytics/tracker";
import { notify } from "../notifications/notify";
import { draftStore } from "./draft";
import { payload, post, webhookUrl, type FormType } from "./submit";

interface Settings<Values extends FieldValues> {
  type: FormType;
  /** What the ids of the controls begin with: `<id>-<field>`. */
  id: string;
  /** Fetches the rules; they are needed when the form is sent, not before. */
  resolver: () => Promise<Resolver<Values>>;
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
  const {
    type,
    id,
    resolver,
    empty,
    draftKey,
    email,
    success,
    address = webhookUrl,
    extra,
  } = settings;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<Values>();
  const busy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const started = useRef(false);
  /** The fields that the visitor has filled in; what a call filled in is no draft. */
  const typed = useRef(new Set<string>());
  const [draft] = useState(() => draftStore(draftKey));
  const form = useForm<Values>({
    defaultValues: empty,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: true,
    resolver: async (values, context, options) => (await resolver())(values, context, options),
  });

  /** What was typed before this script ran; react-hook-form would empty it as it takes the fields over. */
  const early = useRef<Record<string, string>>({});
  useInsertionEffect(() => {
    for (const name of Object.keys(empty as object)) {
      const control = document.getElementById(`${id}-${name}`);
      if (control && "value" in control && control.value)
        early.current[name] = String(control.value);
    }
    // The controls are looked at once, before they are taken over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const before = { ...draft.read(), ...early.current };
    for (const [name, value] of Object.entries(before)) {
      if (!(name in (empty as object))) continue;
      typed.current.add(name);
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    }
    const { unsubscribe } = form.watch((values, { name, type: cause }) => {
      if (cause !== "change" || !name) return;
      typed.current.add(name);
      const kept = Object.entries(values).filter(([field]) => typed.current.has(field));
      draft.write(Object.fromEntries(kept));
      if (started.current) return;
      started.current = true;
      track("form_start", { form_type: type });
    });
    return unsubscribe;
    // The form, the draft and the empty values are the same for the life of the component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const finish = () => {
    notify.success(success.title, success.text);
    form.reset(empty);
    typed.current.clear();
    draft.clear();
    started.current = false;
    setFailed(undefined);
    settings.onSuccess?.();
  };

  const send = async (values: Values) => {
    try {
      await post(address, payload(type, values, new Date(), extra));
      track("form_success", { form_type: type });
      finish();
    } catch (error) {
      console.error("The form could not be sent.", error instanceof Error ? error.message : error);
      setFailed(values);
      notify.error("Submission failed", `Please try again or contact us directly at ${email}`);
    }
  };

  const submit = form.handleSubmit(
    // A person does not fill the hidden field; whoever does is told what a person would be told.
    (values) => (trap.current?.value ? finish() : send(values)),
    (errors) => track("form_error", { form_type: type, fields: Object.keys(errors).join(",") }),
  );

  return {
    form,
    sending,
    /** The values of the last failed attempt. */
    failed,
    /** Goes to the hidden field. */
    trap,
    onSubmit: async (event: React.SyntheticEvent) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      await submit(event).finally(() => {
        busy.current = false;
        setSending(false);
      });
    },
  };
}
