import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

/** Facts about the whole site that every page needs, from content/site.yml and the environment. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
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
        language
        city
        country
        replyTime
        consultationLength
        copyrightYear
        company {
          legalName
          registryCode
          register
          street
          vatNumber
        }
        social {
          name
          href
        }
        previewHosts
        sendSourceWithForms
        forms {
          webhook
          backup
        }
      }
      allSeoOverride {
        nodes {
          slug
          title
          description
          keywords
          noindex
        }
      }
    }
  `);
  const settings = required(data.siteSettings, "site.yml");
  const metadata = required(data.site?.siteMetadata, "the site's metadata");
  return {
    ...settings,
    // GraphQL writes en-GB as en_GB; browsers and search engines read the tag with its hyphen.
    language: settings.language.replace("_", "-"),
    url: metadata.siteUrl ?? "",
    production: metadata.production ?? false,
    overrides: data.allSeoOverride.nodes,
  };
}
