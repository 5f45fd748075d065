import { graphql, useStaticQuery } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { emptyValues, newsletterFields } from "../../model/form-fields";
import { required } from "../../lib/required";
import { useSite } from "../../queries/useSite";
import { colour, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { EarlierDraft } from "./EarlierDraft";
import { FormControl } from "./FormControl";
import { Honeypot } from "./Honeypot";
import { mailLink } from "./mail-link";
import { PlatformFields } from "./PlatformFields";
import { newsletterDraft } from "./draft-keys";
import { useWebhookForm } from "./useWebhookForm";

const [field] = newsletterFields;
const empty = emptyValues(newsletterFields);

interface NewsletterFormProps {
  /** Replaces the environment's webhook. */
  address?: string;
  onSuccess?: () => void;
}

/** The newsletter signup. */
export const NewsletterForm = ({ address, onSuccess }: NewsletterFormProps) => {
  const data = useStaticQuery<Queries.NewsletterFormQuery>(graphql`
    query NewsletterForm {
      blogPage {
        newsletter {
          title
          lead
          label
          submit
          privacy
          withoutScript
          mailFallback
          draft {
            ...Draft
          }
        }
      }
    }
  `);
  const copy = required(data.blogPage, "blog.yml").newsletter;
  const { email, forms: ways } = useSite();
  const id = useId();
  const { form, earlier, clear, sending, failed, honeypot, attributes } = useWebhookForm<{
    email: string;
  }>({
    type: "newsletter",
    id,
    empty,
    draftKey: newsletterDraft,
    ways,
    email,
    success: {
      title: "Newsletter subscription successful!",
      text: "You'll receive our latest profit optimization insights and strategies in your inbox.",
    },
    address,
    onSuccess,
  });
  const error = form.formState.errors.email?.message;
  return (
    <Form {...attributes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <p>{copy.lead}</p>
      {ways.backup === "none" ? (
        <p className="without-script">{copy.withoutScript}</p>
      ) : (
        <PlatformFields type="newsletter" />
      )}
      {earlier && <EarlierDraft copy={copy.draft} onClear={clear} />}
      <Row>
        <FormControl
          id={`${id}-${field.name}`}
          field={field}
          label={copy.label}
          error={error}
          registration={form.register(field.name)}
        />
        <Button type="submit" disabled={sending}>
          {sending ? "Subscribing..." : copy.submit}
        </Button>
      </Row>
      <Honeypot id={`${id}-trap`} ref={honeypot} />
      {failed && (
        <p>
          <a href={mailLink(email, copy.title, [{ label: copy.label, value: failed.email }])}>
            {copy.mailFallback}
          </a>
        </p>
      )}
      <Note>{copy.privacy}</Note>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 36rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: flex-start;

  > div {
    flex: 1 1 16rem;
  }

  > button {
    min-height: 3rem;
    margin-top: calc(1.6em + ${space(1.5)});
  }
`;

const Note = styled.p`
  color: ${colour.muted};
  font-size: ${size.small};
`;
