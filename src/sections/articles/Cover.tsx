import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { Picture, type PictureProps } from "../../ui/Picture";

export const Cover = (picture: Pick<PictureProps, "file" | "alt">) => (
  <Frame className="no-print">
    {/* Smaller than a phone could show: the lines of the drawing look the same, at two thirds of the bytes. */}
    <Picture {...picture} eager sizes="(min-width: 64rem) 35rem, (min-width: 40rem) 92vw, 70vw" />
  </Frame>
);

export const query = graphql`
  fragment Cover on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [560, 840, 1200])
    }
  }
`;

const Frame = styled.div`
  img {
    ${mixin.panel}
  }
`;
