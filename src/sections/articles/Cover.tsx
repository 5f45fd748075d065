import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { Container } from "../../ui/Container";
import { Picture, type PictureProps } from "../../ui/Picture";

export const Cover = (picture: Pick<PictureProps, "file" | "alt">) => (
  <Frame className="no-print">
    <Picture
      {...picture}
      eager
      // Smaller than a phone could show: the lines of the drawing look the same, at two thirds of the bytes.
      sizes="(min-width: 75rem) 75rem, (min-width: 40rem) 92vw, 70vw"
    />
  </Frame>
);

const Frame = styled(Container)`
  margin-bottom: ${space(14)};

  img {
    ${mixin.panel}
  }
`;
