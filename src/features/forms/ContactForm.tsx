import styled from "styled-components";
import type { EventParameters } from "../../analytics/events";
import { fill } from "../../lib/fill-names";
import { enumName } from "../../lib/enum-names";
import { applicationFields, contactFields, type ContactValues } from "../../model/form-fields";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { toast } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "./CopyButton";
import { FormControl } from "./FormControl";
import { FormNote, EarlierDraft, Note, PrivacyNote, SendingState } from "./FormNote";
import { linesOf, optionsOf } from "./lead-lines";
import { mailLink, mailText } from "./mail-link";
import { Honeypot, WithoutScript } from "./FormParts";
import type { ContactState } from "./navigation-state";
import { useContactCopy } from "./useContactCopy";
import { usePrefill } from "./usePrefill";
import { useWebhookForm } from "./useWebhookForm";

interface ContactFormProps {
  state?: ContactState;
  /** Replaces the environment's webhook. */
  address?: string;
  onSuccess?: () => void;
}

export const ContactForm = ({ state = {}, address, onSuccess }: ContactFormProps) => {
  const { copy, calls } = useContactCopy();
  const { email, sendSourceWithForms } = useSite();
  const { source, topic } = state;
  const origin = sendSourceWithForms
    ? Object.fromEntries(
        Object.entries({ source, topic }).filter((entry): entry is [string, string] => !!entry[1]),
      )
    : {};
  const { form, id, ...submission } = useWebhookForm<ContactValues>({
    type: "full",
    purpose: () => (prefill.isApplication ? "application" : "full"),
    sentNotice: copy.sent,
    address,
    extra: () => (prefill.dropped ? {} : origin),
    sentEvent: ({ needs, revenue }) => {
      const location = prefill.location ?? window.lastCall;
      const place: EventParameters = location ? { cta_location: location } : {};
      if (prefill.isApplication) return ["job_application", place];
      const { currency, ranges } = copy.leadValues ?? {};
      const range = ranges?.find((each) => each.revenue === enumName(revenue));
      const worth: EventParameters = currency && range ? { value: range.value, currency } : {};
      return ["generate_lead", { service: needs, ...worth, ...place }];
    },
    onSuccess: () => {
      // The prefilled values were sent too; a reload must not bring them back.
      prefill.drop();
      onSuccess?.();
    },
  });
  const errors = form.formState.errors;
  const prefill = usePrefill(form, state, calls);
  const { subject, addMessage, drop } = prefill;

  const mail = () => {
    const values = form.getValues();
    const lines = linesOf(values);
    // Before the message, whose end a link may have no room for.
    lines.splice(
      -1,
      0,
      ...Object.entries(submission.extra()).map(([label, value]) => ({ label, value })),
    );
    const subject = fill(WORDS.form.mailSubject, {
      name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    });
    const text = mailText(lines);
    return { text, href: mailLink(email, subject, text) };
  };
  const mailInstead = () => (
    <MailInstead>
      <a
        href={mail().href}
        // Typing does not render the form again, so the click updates the link.
        onClick={({ currentTarget }) => (currentTarget.href = mail().href)}
      >
        {WORDS.form.mailFallback}
      </a>
      {/* A link has no room for a long message. */}
      <CopyButton text={() => mail().text} />
    </MailInstead>
  );

  // A refused name may be right: some names have one letter.
  const refusedName = contactFields.some(
    ({ name, control }) => control === "text" && errors[name] && form.getValues(name).trim(),
  );

  return (
    <Form {...submission.attributes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <WithoutScript type="full" text={copy.withoutScript} />
      <Note>{WORDS.form.required}</Note>
      {submission.earlier && (
        <EarlierDraft text={WORDS.form.draft} clear={WORDS.form.clear} onClear={submission.clear} />
      )}
      {subject && (
        <FormNote>
          <span>
            {`${WORDS.form.about} `}
            <strong>{subject}</strong>
          </span>
          {addMessage && (
            <Button type="button" $variant="ghost" $size="sm" onClick={addMessage}>
              {WORDS.form.addMessage}
            </Button>
          )}
          <Button
            type="button"
            $variant="ghost"
            $size="sm"
            aria-label={fill(WORDS.form.removeTopic, { topic: subject })}
            onClick={drop}
          >
            {WORDS.form.remove}
          </Button>
        </FormNote>
      )}
      <Fields>
        {/* In page order, because react-hook-form focuses the first registered field with an error. */}
        {(prefill.isApplication ? applicationFields : contactFields).map((field) => (
          <FormControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            label={WORDS.formFields[field.name]}
            hint={WORDS.hints[field.name]}
            {...(field.control === "list" && {
              placeholder: WORDS.choices[field.name],
              options: optionsOf(field),
            })}
            limit={copy.longestMessage}
            error={errors[field.name]?.message}
            registration={form.register(field.name)}
          />
        ))}
      </Fields>
      <Honeypot id={`${id}-trap`} inputRef={submission.honeypot} />
      {refusedName && mailInstead()}
      <Row>
        <Button type="submit" $size="lg" aria-disabled={submission.sending || undefined}>
          {submission.sending ? WORDS.form.sending : WORDS.form.submit}
        </Button>
        <PrivacyNote text={copy.privacy} policy={copy.policy} />
      </Row>
      <SendingState
        sending={submission.sending ? WORDS.form.sending : undefined}
        failed={submission.failed?.title}
        problemCount={submission.problemCount}
      >
        {submission.failed && mailInstead()}
      </SendingState>
    </Form>
  );
};

const Form = styled.form`
  ${mixin.stack(6)}
`;

const Fields = styled.div`
  ${mixin.stack(6)}
  ${mixin.columns("tablet", "1fr 1fr")}
  align-items: start;

  > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const MailInstead = styled.div`
  ${mixin.row(2, 4)}
  align-items: center;
`;

const Row = styled.div`
  ${mixin.row(4, 6)}
  align-items: center;

  p {
    flex: 1 1 16rem;
  }

  /* Room for the toast below the button. */
  button {
    scroll-margin-bottom: ${toast.room};
  }
`;
