import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { BookingNote } from "../features/forms/BookingNote";
import { PageHero } from "../sections/shared/PageHero";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import type { FormType } from "../model/host-forms";
import { ButtonLink } from "../ui/Button";
import { Spacer } from "../ui/Container";
import { Section } from "../ui/Section";
import { TitledList } from "../ui/TitledList";

/** Follows a form that was sent without script; exists only if the host's forms are on. */
const ThanksPage = ({ pageContext }: PageProps<object, { form: FormType }>) => {
  // A static query: without the host's forms, Gatsby would report a page query as unused.
  const data = useStaticQuery<Queries.ThanksPageQuery>(graphql`
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
      blogPage {
        newsletter {
          thanks {
            ...Thanks
          }
        }
      }
    }
  `);
  const isContact = pageContext.form === "full";
  const { next, form } = required(data.contactPage, "contact.yml");
  const { title, lead, link } = isContact
    ? form.thanks
    : required(data.blogPage, "blog.yml").newsletter.thanks;
  return (
    <>
      <Seo title={title} description={lead} keywords={[]} />
      <PageHero ground="paper" intro={{ title, lead }}>
        {isContact && <BookingNote text={form.booking} place="thanks" />}
        <ButtonLink to={link.to} $variant="outline">
          {link.label}
        </ButtonLink>
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
