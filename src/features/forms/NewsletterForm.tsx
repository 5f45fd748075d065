import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { newsletterFields } from "../../model/form-fields";
import { required } from "../../lib/required";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { media, space, toast } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FormControl } from "./FormControl";
import { EarlierDraft, PrivacyNote, SendingState } from "./FormNote";
import { mailLink } from "./mail-link";
import { Honeypot, WithoutScript } from "./FormParts";
import { useWebhookForm } from "./useWebhookForm";

const [field] = newsletterFields;

interface NewsletterFormProps {
  /** Replaces the environment's webhook. */
  address?: string;
  onSuccess?: () => void;
}

export const NewsletterForm = ({ address, onSuccess }: NewsletterFormProps) => {
  const data = useStaticQuery<Queries.NewsletterFormQuery>(graphql`
    query NewsletterForm {
      blogPage {
        newsletter {
          title
          lead
          sent {
            ...Notice
          }
          privacy
          policy {
            ...TextLink
          }
          withoutScript
        }
      }
    }
  `);
  const copy = required(data.blogPage, "blog.yml").newsletter;
  const { email } = useSite();
  const { form, id, earlier, clear, sending, failed, honeypot, attributes } = useWebhookForm<{
    email: string;
  }>({
    type: "newsletter",
    sentNotice: copy.sent,
    address,
    sentEvent: () => ["sign_up", {}],
    onSuccess,
  });
  const error = form.formState.errors.email?.message;
  return (
    <Form {...attributes} className="no-print" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{copy.title}</h2>
        <p>{copy.lead}</p>
      </div>
      <div>
        <WithoutScript type="newsletter" text={copy.withoutScript} />
        {earlier && (
          <EarlierDraft
            text={WORDS.newsletter.draft}
            clear={WORDS.newsletter.clear}
            onClear={clear}
          />
        )}
        <Row>
          <FormControl
            id={`${id}-${field.name}`}
            field={field}
            label={WORDS.newsletter.email}
            error={error}
            enterKeyHint="send"
            registration={form.register(field.name)}
          />
          <Button type="submit" aria-disabled={sending || undefined}>
            {sending ? WORDS.newsletter.sending : WORDS.newsletter.submit}
          </Button>
        </Row>
        <Honeypot id={`${id}-trap`} inputRef={honeypot} />
        <SendingState
          sending={sending ? WORDS.newsletter.sending : undefined}
          failed={failed?.title}
        >
          <a
            href={mailLink(email, copy.title, `${WORDS.newsletter.email}: ${failed?.values.email}`)}
          >
            {WORDS.newsletter.mailFallback}
          </a>
        </SendingState>
        <PrivacyNote text={copy.privacy} policy={copy.policy} />
      </div>
    </Form>
  );
};

/** Title and lead beside the field on wide screens, above it on small ones. */
const Form = styled.form`
  ${mixin.stack(6, 20)}
  ${mixin.columns("desktop", "1fr 1fr")}
  align-items: end;

  > div {
    ${mixin.stack(4)}
    max-width: 36rem;
  }

  h2 + p {
    ${mixin.description}
  }
`;

const Row = styled.div`
  ${mixin.row(3)}
  align-items: flex-start;

  > div {
    flex: 1 1 100%;
  }

  > button {
    min-height: 3rem;
    /* Room for the toast below the button. */
    scroll-margin-bottom: ${toast.room};
  }

  /* Lines the button up with the field, below the label. */
  ${media.tablet} {
    > div {
      flex: 1 1 16rem;
    }

    > button {
      margin-top: calc(1.6em + ${space(1.5)});
    }
  }
`;
