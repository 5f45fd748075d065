import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../lib/required";

/** The texts of the contact form, from content/pages/contact.yml, and the calls that lead to it. */
export function useContactCopy() {
  const data = useStaticQuery<Queries.ContactFormQuery>(graphql`
    query ContactForm {
      allCallToAction {
        nodes {
          source
          topic
          about
          needs
          application
          event {
            cta_location
          }
        }
      }
      contactPage {
        form {
          title
          sent {
            ...Notice
          }
          privacy
          policy {
            ...TextLink
          }
          withoutScript
          longestMessage
          leadValues {
            currency
            ranges {
              revenue
              value
            }
          }
        }
      }
    }

    fragment Notice on Notice {
      title
      text
    }
  `);
  const { form } = required(data.contactPage, "contact.yml");
  return { copy: form, calls: data.allCallToAction.nodes };
}
