import { useCallback, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useForm, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form";
import { readCampaign } from "../../browser/campaign";
import { useHydrated } from "../../browser/useHydrated";
import { pendingAttribute } from "../../browser/hydration";
import { hostForms, honeypotName, type FormType } from "../../model/host-forms";
import { contactFields, emptyValues, newsletterFields } from "../../model/form-fields";
import { useSite } from "../../queries/useSite";
import { contactDraft, newsletterDraft } from "./draft-keys";
import { useDraft } from "./useDraft";
import { track } from "../../analytics/events";
import { useSubmission, type SubmissionSettings } from "./useSubmission";

/** The empty values of each form, and where its draft is kept. */
const forms = {
  full: { empty: emptyValues(contactFields), draftKey: contactDraft },
  newsletter: { empty: emptyValues(newsletterFields), draftKey: newsletterDraft },
};

/** Fetches the rules of a form, which are not needed before it is submitted. */
async function fetchRules<Values extends FieldValues>(type: FormType): Promise<Resolver<Values>> {
  const [{ zodResolver }, { contactSchema, newsletterSchema }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("./form-schemas"),
  ]);
  return zodResolver(type === "full" ? contactSchema : newsletterSchema) as never;
}

/** The behaviour that both forms share: validation on submit, the draft, sending, and events for analytics. */
export function useWebhookForm<Values extends FieldValues>(settings: SubmissionSettings<Values>) {
  const { type } = settings;
  const { draftKey, ...fields } = forms[type];
  const empty = fields.empty as DefaultValues<Values>;
  const { email, forms: delivery, sendSourceWithForms } = useSite();
  /** The prefix of the controls' ids: `<id>-<field>`. */
  const id = useId();
  const form = useForm<Values>({
    defaultValues: empty,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: true,
    resolver: async (...args) => (await fetchRules<Values>(type))(...args),
  });
  /** Whether the visitor has changed a field since the form was opened or sent. */
  const started = useRef(false);
  const onChange = useCallback(() => {
    if (!started.current) track("form_start", { form_type: type });
    started.current = true;
  }, [type]);
  const draft = useDraft({ form, draftKey, onChange });
  const reset = () => {
    form.reset(empty);
    draft.forget();
    started.current = false;
  };
  const extra = () => ({ ...settings.extra?.(), ...(sendSourceWithForms ? readCampaign() : {}) });
  const { element, onSubmit, dismiss, again, ...submission } = useSubmission(
    form,
    { ...settings, extra },
    reset,
  );
  const focusFirst = () => document.getElementById(`${id}-${Object.keys(empty)[0]}`)?.focus();
  const hydrated = useHydrated();
  const { name, thanks } = hostForms[type];

  return {
    form,
    id,
    earlier: draft.earlier,
    /** Empties the form and deletes its draft. */
    clear: () => {
      reset();
      dismiss();
      // The pressed button disappears, so the first field takes the focus.
      focusFirst();
    },
    /** Shows the form again in place of the confirmation. */
    again: () => {
      // The first field has to be on the page before it can take the focus.
      flushSync(again);
      focusFirst();
    },
    ...submission,
    /** What a lead carries besides the fields, if the owner has turned that on. */
    extra,
    /** Attributes of the form. Without script, it posts to the host's forms if they are on, or else opens an email. */
    attributes: {
      ref: element,
      ...(delivery.backup === "netlify"
        ? {
            name,
            action: thanks,
            method: "post",
            "data-netlify": "true",
            "data-netlify-honeypot": honeypotName,
          }
        : { action: `mailto:${email}`, method: "post", encType: "text/plain" }),
      noValidate: hydrated,
      [pendingAttribute]: hydrated ? undefined : "",
      // An early submission adds an attribute that is not in the server's HTML.
      suppressHydrationWarning: true,
      // Fetches the code for sending early, in case the connection drops meanwhile. A failed fetch is repeated when the
      // code is needed; only that failure is reported.
      onFocus: () =>
        void Promise.allSettled([import("../../notifications/Toasts"), fetchRules(type)]),
      onSubmit,
    },
  };
}
