import { useId, useRef } from "react";
import { useForm, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form";
import { readCampaign } from "../../browser/campaign";
import { useHydrated } from "../../browser/useHydrated";
import { pendingAttribute } from "../../browser/hydration";
import { hostForms, honeypotName, type FormPurpose } from "../../model/host-forms";
import { contactFields, emptyValues, newsletterFields } from "../../model/form-fields";
import { useSite } from "../../queries/useSite";
import { contactDraft, newsletterDraft } from "./draft-keys";
import { useDraft } from "./useDraft";
import { track, type EventParameters } from "../../analytics/events";
import { useSubmission, type SubmissionSettings } from "./useSubmission";

/** The empty values of each form, and where its draft is kept. */
const forms = {
  full: { empty: emptyValues(contactFields), draftKey: contactDraft },
  newsletter: { empty: emptyValues(newsletterFields), draftKey: newsletterDraft },
};

/** Fetches the rules of a form, which are not needed before it is submitted. */
async function fetchRules<Values extends FieldValues>(
  purpose: FormPurpose,
): Promise<Resolver<Values>> {
  const [{ zodResolver }, { schemas }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("./form-schemas"),
  ]);
  return zodResolver(schemas[purpose]) as never;
}

/** The behaviour that both forms share: validation on submit, the draft, sending, and events for analytics. */
export function useWebhookForm<Values extends FieldValues>(settings: SubmissionSettings<Values>) {
  const { type, purpose = () => type } = settings;
  const { draftKey, ...fields } = forms[type];
  const empty = fields.empty as DefaultValues<Values>;
  const { email, forms: delivery, sendSourceWithForms } = useSite();
  /** The prefix of the controls' ids: `<id>-<field>`. */
  const id = useId();
  const form = useForm<Values>({
    defaultValues: empty,
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The contact form has a list of its faulty fields.
    shouldFocusError: type === "newsletter",
    resolver: async (...args) => (await fetchRules<Values>(purpose()))(...args),
  });
  const trackForm = (name: string, parameters?: EventParameters) =>
    track(name, { form_type: purpose(), ...parameters });
  /** Whether the visitor has changed a field since the form was opened or sent. */
  const started = useRef(false);
  const draft = useDraft(form, draftKey);
  const reset = () => {
    form.reset(empty);
    draft.forget();
    started.current = false;
  };
  const extra = () => ({ ...settings.extra?.(), ...(sendSourceWithForms ? readCampaign() : {}) });
  const { element, onSubmit, dismiss, ...submission } = useSubmission(
    form,
    { ...settings, extra },
    reset,
    trackForm,
  );
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
      document.getElementById(`${id}-${Object.keys(empty)[0]}`)?.focus();
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
            action: SITE.prefix + thanks,
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
        void Promise.allSettled([
          import("../../notifications/Toasts"),
          fetchRules(type),
          window.___loader?.hovering(thanks),
        ]),
      onChange: () => {
        if (!started.current) trackForm("form_start");
        started.current = true;
      },
      onSubmit,
    },
  };
}
