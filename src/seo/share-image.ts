import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The address of the picture that structured data names for an article, a crop of its cover. */
export const shareImage = (file: Queries.ShareImageFragment | null): string | undefined =>
  (file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined)?.images.fallback?.src;
