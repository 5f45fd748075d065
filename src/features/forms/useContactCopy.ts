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
          event {
            cta_location
          }
        }
      }
      contactPage {
        form {
          title
          required
          firstName {
            ...FormField
          }
          lastName {
            ...FormField
          }
          email {
            ...FormField
          }
          company {
            ...FormField
          }
          revenue {
            ...FormField
          }
          revenuePlaceholder
          revenueOptions {
            value
            label
          }
          needs {
            ...FormField
          }
          needsPlaceholder
          needsOptions {
            value
            label
          }
          message {
            ...FormField
          }
          submit
          sending {
            ...Sending
          }
          about
          addMessage
          remove
          privacy
          policy {
            ...TextLink
          }
          withoutScript
          mailFallback
          mailCopy {
            copy
            copied
            copyFailed
          }
          draft {
            ...Draft
          }
          booking {
            ...Booking
          }
          thanks {
            ...Thanks
          }
        }
      }
    }

    fragment Sending on SendingCopy {
      button
      sent {
        title
        text
      }
      failed {
        title
        text
      }
      problems
    }

    fragment Draft on DraftCopy {
      text
      clear
    }

    fragment FormField on FormFieldCopy {
      label
      hint
    }
  `);
  const { form } = required(data.contactPage, "contact.yml");
  return { copy: form, calls: data.allCallToAction.nodes };
}
