import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { BookingNote } from "../features/forms/BookingNote";
import { PageHero } from "../sections/shared/PageHero";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import type { FormType } from "../model/host-forms";
import { ButtonLink } from "../ui/Button";
import { Spacer } from "../ui/Container";

/** Follows a form that was sent without script; exists only if the host's forms are on. */
const ThanksPage = ({ pageContext, location }: PageProps<object, { form: FormType }>) => {
  // A static query: without the host's forms, Gatsby would report a page query as unused.
  const data = useStaticQuery<Queries.ThanksPageQuery>(graphql`
    query ThanksPage {
      contactPage {
        form {
          thanks {
            ...Thanks
          }
          booking {
            ...Booking
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
  `);
  const isContact = pageContext.form === "full";
  const { thanks, booking } = required(data.contactPage, "contact.yml").form;
  const { title, lead, link } = isContact
    ? thanks
    : required(data.blogPage, "blog.yml").newsletter.thanks;
  return (
    <>
      <Seo path={location.pathname} title={title} description={lead} keywords={[]} noindex />
      <PageHero ground="paper" intro={{ eyebrow: null, title, lead }}>
        {isContact && <BookingNote copy={booking} place="thanks" />}
        <ButtonLink to={link.to} $variant="outline">
          {link.label}
        </ButtonLink>
      </PageHero>
      <Spacer />
    </>
  );
};

export default ThanksPage;
