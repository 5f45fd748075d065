import { graphql, useStaticQuery } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { required } from "../../lib/required";
import { useSite } from "../../queries/useSite";
import { colour, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { describedBy, Field, Input } from "../../ui/Field";
import { Honeypot } from "./Honeypot";
import { useWebhookForm } from "./useWebhookForm";

const empty = { email: "" };

const resolver = async () => {
  const [{ zodResolver }, { newsletterSchema }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("./contact-schema"),
  ]);
  return zodResolver(newsletterSchema) as never;
};

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
        }
      }
    }
  `);
  const copy = required(data.blogPage, "blog.yml").newsletter;
  const { email } = useSite();
  const id = useId();
  const { form, sending, honeypot, attributes } = useWebhookForm<{ email: string }>({
    type: "newsletter",
    id,
    resolver,
    empty,
    draftKey: "newsletter-draft",
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
      <Row>
        <Field id={`${id}-email`} label={copy.label} error={error} required>
          <Input
            id={`${id}-email`}
            type="email"
            autoComplete="email"
            required
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy(`${id}-email`, undefined, error)}
            {...form.register("email")}
          />
        </Field>
        <Button type="submit" disabled={sending}>
          {sending ? "Subscribing..." : copy.submit}
        </Button>
      </Row>
      <Honeypot id={`${id}-website`} ref={honeypot} />
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
