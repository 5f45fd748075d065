import styled from "styled-components";
import { colour, font, media, size, space } from "../theme/tokens";

interface SectionIntroProps {
  id?: string;
  eyebrow?: string | null;
  title: string;
  lead?: string | null;
}

/** The heading of a section with the words above it, and its lead: beside it if it fits, else below. */
export const SectionIntro = ({ id, eyebrow, title, lead }: SectionIntroProps) => (
  <Frame data-intro="">
    <Group>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id}>{title}</h2>
      </div>
      {lead && <Lead>{lead}</Lead>}
    </Group>
  </Frame>
);

const Frame = styled.div`
  container-type: inline-size;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3rem);
`;

const Group = styled.div`
  display: grid;
  gap: ${space(4)} ${space(16)};
  align-items: end;

  h2 {
    max-width: 18em;
  }

  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  color: ${colour.keel};
  font-family: ${font.text};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: 0.02em;

  &::before {
    content: "";
    width: ${space(6)};
    height: 2px;
    background: currentColor;
  }

  & + h2 {
    margin-top: ${space(4)};
  }
`;

export const Lead = styled.p`
  max-width: 36rem;
  color: ${colour.muted};
  font-size: ${size.lead};
  line-height: 1.5;

  ${media.tablet} {
    text-wrap: balance;
  }
`;
