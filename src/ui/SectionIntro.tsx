import styled from "styled-components";
import { colour, size, space } from "../theme/tokens";

interface SectionIntroProps {
  id?: string;
  eyebrow?: string | null;
  title: string;
  lead?: string | null;
  /** 1 on top of a page, 2 within it. */
  level?: 1 | 2;
}

/** A heading with the words above and below it. */
export const SectionIntro = ({ id, eyebrow, title, lead, level = 2 }: SectionIntroProps) => {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Group>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id}>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </Group>
  );
};

const Group = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 48rem;
  margin-bottom: ${space(12)};
`;

export const Eyebrow = styled.p`
  color: ${colour.keel};
  font-size: ${size.small};
  font-weight: 600;
  letter-spacing: 0.02em;
`;

export const Lead = styled.p`
  max-width: 42rem;
  color: ${colour.muted};
  font-size: ${size.lead};
  line-height: 1.5;
`;
