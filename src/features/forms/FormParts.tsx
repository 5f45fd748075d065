import {
  backupFieldNames,
  hostForms,
  withoutScript,
  type FormType,
  honeypotName,
} from "../../model/host-forms";
import type { Ref } from "react";
import { useSite } from "../../queries/useSite";
import { MailText } from "../../ui/MailText";

/**
 * A field that people can neither see nor focus, and that autofill skips, because it is read-only and has a
 * meaningless name. Only a bot fills it in. The webhook does not receive it.
 */
export const Honeypot = ({ id, inputRef }: { id: string; inputRef: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>{WORDS.form.trap}</label>
    <input
      id={id}
      ref={inputRef}
      type="text"
      name={honeypotName}
      tabIndex={-1}
      autoComplete="off"
      readOnly
    />
  </div>
);

interface WithoutScriptProps {
  type: FormType;
  text: string;
}

/** The names of the values that each form sends besides its fields, if the owner has turned them on. */
const extraNames: Record<FormType, readonly string[]> = {
  full: ["source", "topic", "campaign", "landing"],
  newsletter: ["campaign", "landing"],
};

/**
 * Serves visitors without script: hidden inputs for the host's forms, or else a text that says how to write to us. The
 * inputs are the form's name and every further value that a submission may have, because the host learns the fields from
 * the HTML.
 */
export const WithoutScript = ({ type, text }: WithoutScriptProps) => {
  const { email, forms, sendSourceWithForms } = useSite();
  if (forms.backup === "none")
    return (
      <p className="without-script">
        <MailText text={text} email={email} />
      </p>
    );
  const extra = sendSourceWithForms ? extraNames[type] : [];
  return (
    <>
      <input type="hidden" name="form-name" value={hostForms[type].name} />
      <input type="hidden" name="type" value={type} />
      {["timestamp", ...extra, ...backupFieldNames].map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={name === "reason" ? withoutScript : undefined}
        />
      ))}
    </>
  );
};
