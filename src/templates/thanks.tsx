import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { eventAttribute } from "../browser/hydration";
import { useHydrated } from "../browser/useHydrated";
import { FormNote } from "../features/forms/FormNote";
import { linesOf } from "../features/forms/lead-lines";
import { sentValues } from "../features/forms/sent-values";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import type { ContactValues } from "../model/form-fields";
import type { FormPurpose, FormType } from "../model/host-forms";
import { useSite } from "../queries/useSite";
import { ButtonLink } from "../ui/Button";
import { Spacer } from "../ui/Container";
import { DescriptionList } from "../ui/DescriptionList";
import { Disclosure } from "../ui/Disclosure";
import { Actions, Section } from "../ui/Section";
import { SiteLink } from "../ui/SiteLink";
import { TitledList } from "../ui/TitledList";

interface Context {
  form: FormType;
  /** The page with the empty form. */
  from: string;
}

const bookingEvent = ["booking_click", { cta_location: "thanks", page_title: "" }];

/** Adds name and email to the address of the booking page, in the parameters that Cal.com and Calendly read. */
function bookingAddress(address: string, values: ContactValues | undefined): string {
  if (!values) return address;
  const url = new URL(address);
  url.searchParams.set("name", `${values.firstName} ${values.lastName}`);
  url.searchParams.set("email", values.email);
  return url.href;
}

/** Confirms a form that was sent. */
const ThanksPage = ({
  data,
  location,
  pageContext: { form, from },
}: PageProps<Queries.ThanksPageQuery, Context, { purpose?: FormPurpose } | null>) => {
  const isContact = form === "full";
  const isApplication = useHydrated() && location.state?.purpose === "application";
  const contact = required(data.contactPage, "contact.yml");
  const { title, lead, link } = isContact
    ? contact.form.thanks
    : required(data.blogPage, "blog.yml").newsletter.thanks;
  const next = (isApplication && data.careersPage?.hiring) || contact.next;
  const { bookingUrl } = useSite();
  const [{ full, newsletter }] = useState(sentValues);
  return (
    <>
      <PageHero
        ground="paper"
        seo={{ title, description: lead, keywords: [] }}
        intro={{ title, lead }}
      >
        {isContact && !isApplication && bookingUrl && (
          <FormNote>
            <span>{contact.form.booking}</span>
            <ButtonLink
              to={bookingAddress(bookingUrl, full)}
              {...{ [eventAttribute]: JSON.stringify(bookingEvent) }}
            >
              {WORDS.form.booking}
            </ButtonLink>
          </FormNote>
        )}
        {!isContact && newsletter && (
          <p>
            {`${WORDS.newsletter.sent} `}
            <strong>{newsletter.email}</strong>
          </p>
        )}
        {isContact && full && (
          <Disclosure label={WORDS.form.sent} always>
            <DescriptionList rows={linesOf(full)} />
          </Disclosure>
        )}
        <Actions>
          <ButtonLink to={link.to} $variant="outline">
            {link.label}
          </ButtonLink>
          <SiteLink to={from}>{isContact ? WORDS.form.again : WORDS.newsletter.again}</SiteLink>
        </Actions>
      </PageHero>
      {isContact ? (
        <Section labelledBy="next" intro={{ title: next.title }}>
          <TitledList items={next.steps} ordered columns={3} />
        </Section>
      ) : (
        <Spacer />
      )}
    </>
  );
};

export default ThanksPage;

export const query = graphql`
  query ThanksPage {
    contactPage {
      next {
        title
        steps {
          title
          description
        }
      }
      form {
        thanks {
          ...Thanks
        }
        booking
      }
    }
    careersPage {
      hiring {
        title
        steps {
          title
          description
        }
      }
    }
    blogPage {
      newsletter {
        thanks {
          ...Thanks
        }
      }
    }
  }

  fragment Thanks on ThanksCopy {
    title
    lead
    link {
      ...TextLink
    }
  }
`;
