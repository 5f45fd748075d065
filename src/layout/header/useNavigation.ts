import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../lib/required";

/** The texts and links of the header, from content/navigation.yml; the services are its first panel. */
export function useNavigation() {
  const data = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      navigation {
        services {
          label
          mobileCount
          all {
            ...TextLink
          }
          further {
            ...TextLink
          }
        }
        about {
          label
          entries {
            title
            description
            to
          }
        }
        links {
          ...TextLink
        }
        call {
          ...TextLink
        }
        search {
          ...SearchPart
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          title
          href
          description
        }
      }
    }
  `);
  const entries = data.allService.nodes.map(({ href, ...words }) => ({ ...words, to: href }));
  return { ...required(data.navigation, "navigation.yml"), entries };
}
