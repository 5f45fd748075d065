import { withPrefix } from "gatsby";
import styled from "styled-components";
import { headingMapAddress } from "../lib/drawing-addresses";
import { media, side, space } from "../theme/tokens";

interface HeadingMapProps {
  path: string;
  /** True if something is drawn on top: the map is then fainter, or hidden. */
  quiet?: boolean;
  /** True if phones do not show it. */
  wideOnly?: boolean;
}

/** The nautical map of a page, behind its heading; on a phone, below the text. */
export const HeadingMap = ({ path, quiet = false, wideOnly = quiet }: HeadingMapProps) => (
  <Drawing
    className="no-print"
    // A phone that does not show the map does not fetch it.
    loading={wideOnly ? "lazy" : undefined}
    src={withPrefix(headingMapAddress(path))}
    alt=""
    width={1200}
    height={720}
    decoding="async"
    // The text of the first screen comes first.
    {...{ fetchpriority: "low" }}
    $quiet={quiet}
    $wideOnly={wideOnly}
  />
);

const Drawing = styled.img<{ $quiet: boolean; $wideOnly: boolean }>`
  display: ${({ $wideOnly }) => ($wideOnly ? "none" : "block")};
  order: 2;
  width: 100%;
  aspect-ratio: 5 / 3;
  margin-top: ${space(10)};
  object-fit: cover;
  mask-image: linear-gradient(transparent, black 30%);

  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: block;
    width: ${({ $quiet }) => ($quiet ? "100%" : "66%")};
    height: 100%;
    aspect-ratio: auto;
    margin: 0;
    opacity: ${({ $quiet }) => ($quiet ? 0.2 : 1)};
    object-position: right center;
    mask-image: linear-gradient(
      to ${side.end},
      transparent ${({ $quiet }) => ($quiet ? "0" : "26%")},
      black 62%
    );
  }
`;
