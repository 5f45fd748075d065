/**
 * A picture in AVIF and WebP, which every supported browser reads, from the data of gatsby-plugin-image. GatsbyImage itself would add a server
 * renderer to the browser bundle; native lazy loading is enough.
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

interface PictureProps {
  image: IGatsbyImageData | null | undefined;
  alt: string;
  /** True for a picture above the fold, which is fetched at once. */
  eager?: boolean;
  sizes?: string;
}

export const Picture = ({ image, alt, eager = false, sizes }: PictureProps) => {
  const fallback = image?.images.fallback;
  if (!image || !fallback) return null;
  const width = sizes ?? fallback.sizes;
  return (
    <picture>
      {image.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={width} />
      ))}
      <Drawn
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={width}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(eager ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
};

const Drawn = styled.img`
  width: 100%;
  height: auto;
`;
