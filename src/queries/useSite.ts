import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

/** Data of the whole site that every page needs, from content/site.yml and the environment. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          siteUrl
          production
        }
      }
      siteSettings {
        name
        description
        email
        phone
        language
        city
        country
        replyTime
        bookingUrl
        copyrightYear
        company {
          legalName
          registryCode
          register
          street
          postalCode
          vatNumber
          rows {
            label
            value
          }
        }
        social {
          name
          href
        }
        announcement {
          text
          link {
            ...TextLink
          }
        }
        previewHosts
        sendSourceWithForms
        verification {
          google
          bing
        }
        forms {
          webhook
          backup
        }
      }
      allPathStep(sort: { order: ASC }) {
        nodes {
          slug
          title
          text
        }
      }
      allSeoOverride {
        nodes {
          slug
          title
          description
          keywords
        }
      }
    }
  `);
  const settings = required(data.siteSettings, "site.yml");
  const metadata = required(data.site?.siteMetadata, "the site's metadata");
  return {
    ...settings,
    /** The address of the home page, without the slash at its end. */
    url: (metadata.siteUrl ?? "") + SITE.prefix,
    production: metadata.production ?? false,
    /** From the first call to a proposal. A query of their own would be one more request before some pages show. */
    steps: data.allPathStep.nodes,
    overrides: data.allSeoOverride.nodes,
  };
}
