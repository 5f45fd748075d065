/**
 * A picture in AVIF and WebP from the data of gatsby-plugin-image; every supported browser reads both. GatsbyImage
 * would add a server renderer to the browser bundle, and native lazy loading is enough.
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

export interface PictureProps {
  /** The file node of a picture, as queries return it. */
  file:
    | { readonly childImageSharp: { readonly gatsbyImageData: unknown } | null }
    | null
    | undefined;
  alt: string;
  /** True for a picture above the fold, which is fetched at once. */
  eager?: boolean;
  sizes?: string;
}

export const Picture = ({ file, alt, eager = false, sizes }: PictureProps) => {
  const image = file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined;
  const fallback = image?.images.fallback;
  if (!image || !fallback) return null;
  const sizesAttribute = sizes ?? fallback.sizes;
  return (
    <picture>
      {image.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizesAttribute} />
      ))}
      <Image
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizesAttribute}
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        // The stylesheet that the first paint waits for comes first.
        {...{ fetchpriority: "low" }}
      />
    </picture>
  );
};

const Image = styled.img`
  width: 100%;
`;
