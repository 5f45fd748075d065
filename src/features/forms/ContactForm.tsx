import type { KeyboardEvent } from "react";
import styled from "styled-components";
import type { EventParameters } from "../../analytics/events";
import { fill } from "../../lib/fill-names";
import { enumName } from "../../lib/enum-names";
import { applicationFields, contactFields, type ContactValues } from "../../model/form-fields";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { toast } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FormControl } from "./FormControl";
import {
  EarlierDraft,
  focusControl,
  Note,
  PrivacyNote,
  ProblemList,
  SendingState,
} from "./FormNote";
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
  const { subject, isApplication } = prefill;
  const fields = isApplication ? applicationFields : contactFields;

  const mailAddress = () => {
    const values = form.getValues();
    const extra = Object.entries(submission.extra()).map(([label, value]) => ({ label, value }));
    const subject = fill(WORDS.form.mailSubject, {
      name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    });
    // The message is last, because a link may have no room for its end.
    return mailLink(email, subject, mailText([...extra, ...linesOf(values)]));
  };

  const problems = fields
    .filter(({ name }) => errors[name])
    .map(({ name }) => ({
      id: `${id}-${name}`,
      text: fill(form.getValues(name).trim() ? WORDS.form.wrong : WORDS.form.empty, {
        field: WORDS.formFields[name],
      }),
    }));

  return (
    <Form
      {...submission.attributes}
      // Enter leads through the fields, as the key of a phone says, until the form can be sent.
      onKeyDown={goToNext}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{subject ?? copy.title}</h2>
      {subject && (
        <Button type="button" $variant="outline" $size="sm" onClick={prefill.drop}>
          {WORDS.form.remove}
        </Button>
      )}
      <WithoutScript type="full" text={copy.withoutScript} />
      <Note>{WORDS.form.required}</Note>
      {submission.earlier && (
        <EarlierDraft text={WORDS.form.draft} clear={WORDS.form.clear} onClear={submission.clear} />
      )}
      <ProblemList attempt={form.formState.submitCount} problems={problems} />
      <Fields>
        {fields.map((field) => (
          <FormControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            label={WORDS.formFields[field.name]}
            // The hints ask about a store.
            hint={isApplication ? "" : WORDS.hints[field.name]}
            {...(field.control === "list" && {
              placeholder: WORDS.choices[field.name],
              options: optionsOf(field),
            })}
            limit={copy.longestMessage}
            error={errors[field.name]?.message}
            enterKeyHint="next"
            registration={form.register(field.name)}
          />
        ))}
      </Fields>
      <Honeypot id={`${id}-trap`} inputRef={submission.honeypot} />
      <Row>
        <Button type="submit" $size="lg" aria-disabled={submission.sending || undefined}>
          {submission.sending ? WORDS.form.sending : WORDS.form.submit}
        </Button>
        <PrivacyNote text={copy.privacy} policy={copy.policy} />
      </Row>
      <SendingState
        sending={submission.sending ? WORDS.form.sending : undefined}
        failed={submission.failed?.title}
      >
        {submission.failed && (
          <a
            href={mailAddress()}
            // Typing does not render the form again, so the click updates the link.
            onClick={({ currentTarget }) => (currentTarget.href = mailAddress())}
          >
            {WORDS.form.mailFallback}
          </a>
        )}
      </SendingState>
    </Form>
  );
};

/** Moves on from a field of one line on Enter, while a required field of the form is empty. */
function goToNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const controls = [...currentTarget.elements] as HTMLInputElement[];
  const isOpen = controls.some(
    (each) => each.matches("[aria-required=true]") && !each.value.trim(),
  );
  if (!isOpen) return;
  event.preventDefault();
  focusControl(controls[controls.indexOf(target) + 1] ?? null);
}

const Form = styled.form`
  ${mixin.stack(6)}

  > button {
    justify-self: start;
  }
`;

const Fields = styled.div`
  ${mixin.stack(6)}
  ${mixin.columns("tablet", "1fr 1fr")}
  align-items: start;

  > [data-wide] {
    grid-column: 1 / -1;
  }
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
