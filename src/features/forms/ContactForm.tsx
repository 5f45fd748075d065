import { useId } from "react";
import styled from "styled-components";
import { useSite } from "../../queries/useSite";
import { colour, media, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { describedBy, Field, Input, Select, TextArea } from "../../ui/Field";
import { emptyContact, type ContactFields } from "./contact-fields";
import { Honeypot } from "./Honeypot";
import { mailLink } from "./mail-link";
import type { ContactState } from "./navigation-state";
import { useContactCopy, valueOf } from "./useContactCopy";
import { usePrefill } from "./usePrefill";
import { useWebhookForm } from "./useWebhookForm";

type Name = keyof ContactFields;

const resolver = async () => {
  const [{ zodResolver }, { contactSchema }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("./contact-schema"),
  ]);
  return zodResolver(contactSchema) as never;
};

interface ContactFormProps {
  /** What a call to action has passed on. */
  state?: ContactState;
  /** Replaces the environment's webhook. */
  address?: string;
  onSuccess?: () => void;
}

/** The full contact form. */
export const ContactForm = ({ state = {}, address, onSuccess }: ContactFormProps) => {
  const { copy, calls } = useContactCopy();
  const { email, sendSourceWithForms } = useSite();
  const id = useId();
  const { source, topic } = state;
  const extra = sendSourceWithForms
    ? Object.fromEntries(
        Object.entries({ source, topic }).filter((entry): entry is [string, string] => !!entry[1]),
      )
    : {};
  const { form, sending, failed, honeypot, attributes } = useWebhookForm<ContactFields>({
    type: "full",
    id,
    resolver,
    empty: emptyContact,
    draftKey: "contact-draft",
    email,
    success: {
      title: "Message sent successfully!",
      text: "We'll get back to you within 24 hours to discuss your profit optimization strategy.",
    },
    address,
    extra,
    onSuccess,
  });
  const errors = form.formState.errors;

  const { subject, drop } = usePrefill(form, state, calls);

  /** Registered in page order, which is the order of the search for the first field with a problem. */
  const control = (name: Name) => {
    const { hint } = copy[name];
    const error = errors[name]?.message;
    return {
      field: { id: `${id}-${name}`, label: copy[name].label, hint, error, required: true },
      input: {
        id: `${id}-${name}`,
        required: true,
        "aria-invalid": Boolean(error),
        "aria-describedby": describedBy(`${id}-${name}`, hint, error),
        ...form.register(name),
      },
    };
  };
  const text = (name: "firstName" | "lastName" | "email" | "company", complete: string) => {
    const { field, input } = control(name);
    return (
      <Field {...field}>
        <Input type={name === "email" ? "email" : "text"} autoComplete={complete} {...input} />
      </Field>
    );
  };
  const choice = (name: "revenue" | "needs") => {
    const { field, input } = control(name);
    return (
      <Field {...field}>
        <Select {...input}>
          <option value="">{copy[`${name}Placeholder`]}</option>
          {copy[`${name}Options`].map(({ value, label }) => (
            <option key={value} value={valueOf(value)}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    );
  };
  const area = (name: "message") => {
    const { field, input } = control(name);
    return (
      <Field {...field}>
        <TextArea rows={6} {...input} />
      </Field>
    );
  };

  return (
    <Form {...attributes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <p className="without-script">{copy.withoutScript}</p>
      <Note>{copy.required}</Note>
      {subject && (
        <About>
          <span>
            About: <strong>{subject}</strong>
          </span>
          <Button type="button" $variant="ghost" $size="sm" onClick={drop}>
            Remove<span className="visually-hidden"> the topic {subject}</span>
          </Button>
        </About>
      )}
      <Pair>
        {text("firstName", "given-name")}
        {text("lastName", "family-name")}
      </Pair>
      <Pair>
        {text("email", "email")}
        {text("company", "organization")}
      </Pair>
      <Pair>
        {choice("revenue")}
        {choice("needs")}
      </Pair>
      {area("message")}
      <Honeypot id={`${id}-website`} ref={honeypot} />
      {failed && (
        <p>
          <a
            href={mailLink(
              email,
              `Message from ${failed.firstName} ${failed.lastName}`,
              (Object.keys(emptyContact) as Name[]).map((name) => ({
                label: copy[name].label,
                value: failed[name],
              })),
            )}
          >
            {copy.mailFallback}
          </a>
        </p>
      )}
      <Row>
        <Button type="submit" $size="lg" disabled={sending}>
          {sending ? "Sending..." : copy.submit}
        </Button>
        <Note>{copy.privacy}</Note>
      </Row>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${space(6)};

  h2 {
    font-size: 2rem;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Note = styled.p`
  color: ${colour.muted};
  font-size: ${size.small};
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: space-between;
  align-items: center;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-left: 3px solid ${colour.keel};
  background: ${colour.sunken};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(6)};
  align-items: center;

  p {
    flex: 1 1 16rem;
  }
`;
