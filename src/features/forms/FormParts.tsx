import {
  noteNames,
  platformForms,
  withoutScript,
  type FormType,
  trapName,
} from "../../model/platform-forms";
import { Fragment, type Ref } from "react";
import { useSite } from "../../queries/useSite";

interface PlatformFieldsProps {
  type: FormType;
  /** The names of what the owner has sent along besides the fields. */
  extra?: readonly string[];
}

/**
 * What a form needs to be posted to the host's forms: its name, and every value that it may carry, since the host
 * learns of them from the HTML. With script the values are filled in as the form is sent.
 */
const PlatformFields = ({ type, extra = [] }: PlatformFieldsProps) => (
  <>
    <input type="hidden" name="form-name" value={platformForms[type].name} />
    <input type="hidden" name="type" value={type} />
    {["timestamp", ...extra, ...noteNames].map((name) => (
      <input
        key={name}
        type="hidden"
        name={name}
        value={name === "reason" ? withoutScript : undefined}
      />
    ))}
  </>
);

/** A text in which each mention of an email address is a link that opens a message to it. */
const LinkedEmail = ({ text, email }: { text: string; email: string }) =>
  text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </Fragment>
  ));

/**
 * A field that people can neither see nor reach, and that browsers and their extensions leave alone, since it is
 * read-only and has a name of no meaning. Only a program fills it in. It is no part of what is sent to the webhook.
 */
export const Honeypot = ({ id, inputRef }: { id: string; inputRef: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Leave this field empty</label>
    <input
      id={id}
      ref={inputRef}
      type="text"
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      readOnly
    />
  </div>
);

interface WithoutScriptProps {
  type: FormType;
  text: string;
  extra?: readonly string[];
}

/** What a form needs where no script runs: the host's forms, or words that say how to write to us. */
export const WithoutScript = ({ type, text, extra }: WithoutScriptProps) => {
  const { email, forms } = useSite();
  return forms.backup === "none" ? (
    <p className="without-script">
      <LinkedEmail text={text} email={email} />
    </p>
  ) : (
    <PlatformFields type={type} extra={extra} />
  );
};
