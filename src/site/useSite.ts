import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

/** Facts of the whole site that every page needs, from content/site.yml and the environment. */
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
          address
          vatNumber
        }
        social {
          name
          href
        }
        previewHosts
        sendSourceWithForms
        shareImageAlt
        shareImage {
          childImageSharp {
            gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG])
          }
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
  const settings = present(data.siteSettings, "site.yml");
  const metadata = present(data.site?.siteMetadata, "the site's metadata");
  const share = settings.shareImage.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
  return {
    ...settings,
    // GraphQL writes en-GB as en_GB; browsers and search engines read the tag with its hyphen.
    language: settings.language.replace("_", "-"),
    url: metadata.siteUrl ?? "",
    production: metadata.production ?? false,
    overrides: data.allSeoOverride.nodes,
    share: { src: share, width: 1200, height: 630, alt: settings.shareImageAlt },
  };
}
