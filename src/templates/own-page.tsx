import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { NewsletterForm } from "../features/forms/forms-when-used";
import { LongText } from "../features/long-texts/LongText";
import { Closing } from "../sections/shared/Closing";
import { ContactSection } from "../sections/shared/ContactSection";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { Section } from "../ui/Section";

/** A page of the owner's at /<id>/. */
const OwnPage = ({ pageContext }: PageProps<object, { slug: string }>) => {
  // A static query: without own pages, Gatsby would report a page query as unused.
  const data = useStaticQuery<Queries.OwnPagesQuery>(graphql`
    query OwnPages {
      allOwnPage {
        nodes {
          slug
          title
          lead
          form
          textFile
          headings {
            depth
            text
            id
          }
          closing {
            ...ClosingPart
          }
          ...PageSeo
        }
      }
      homePage {
        contact {
          ...IntroPart
        }
      }
    }
  `);
  const page = required(
    data.allOwnPage.nodes.find(({ slug }) => slug === pageContext.slug),
    "the page",
  );
  const { contact } = required(data.homePage, "home.yml");
  const { title, lead, closing, form } = page;
  return (
    <>
      <PageHero seo={page.seo} intro={{ title, lead }} />
      <LongText file={page.textFile} headings={page.headings} />
      {closing && <Closing {...closing} />}
      {form === "contact" && (
        <Section ground="sunken" labelledBy="page-form" intro={contact}>
          <ContactSection />
        </Section>
      )}
      {form === "newsletter" && (
        <Section ground="sunken">
          <NewsletterForm />
        </Section>
      )}
    </>
  );
};

export default OwnPage;
