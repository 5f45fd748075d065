import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import { deferredClass } from "../lib/deferred-attributes";
import { mixin } from "../theme/mixins";
import { colour, rhythm, font, media, size, space } from "../theme/tokens";
import { Container } from "./Container";
import { spoken } from "./spoken";
import { unbroken } from "./unbroken";

type Ground = "paper" | "sunken" | "band" | "brand";

interface SectionProps {
  children: ReactNode;
  /** Plain paper, the sunken ground, or one of the two grounds that are dark in both schemes. */
  ground?: Ground;
  labelledBy?: string;
  /** The heading, which gets the id `labelledBy`. */
  intro?: Omit<SectionIntroProps, "id">;
  /** True if the heading is beside the rest on wide screens. */
  inColumns?: boolean;
  backdrop?: ReactNode;
}

export const Section = ({
  children,
  ground = "paper",
  labelledBy,
  intro,
  inColumns = false,
  backdrop,
}: SectionProps) => {
  const content = (
    <>
      {intro && <SectionIntro id={labelledBy} {...intro} />}
      {children}
    </>
  );
  return (
    <Surface aria-labelledby={labelledBy} className={`${deferredClass} ${ground}`} $ground={ground}>
      {backdrop}
      <Container>
        {/* Each section hydrates in a task of its own, so that none is long. */}
        <Suspense>{inColumns ? <Columns $split="1fr 2fr">{content}</Columns> : content}</Suspense>
      </Container>
    </Surface>
  );
};

const sameGround = ({ $ground }: { $ground: Ground }) => `.${$ground}`;

const Surface = styled.section<{ $ground: Ground }>`
  ${mixin.overDrawing}
  padding-block: ${rhythm};
  background: ${({ $ground }) => ($ground === "sunken" ? colour.sunken : colour.paper)};

  /* Neighbours with the same ground are closer together than others, with a line between them. */
  &:has(+ ${sameGround}) {
    padding-bottom: calc(${rhythm} * 0.65);
  }

  ${sameGround} + & {
    padding-top: calc(${rhythm} * 0.65);
    border-top: 1px solid ${colour.line};
  }
`;

interface SectionIntroProps {
  id?: string;
  eyebrow?: string | null;
  title: string;
  lead?: string | null;
}

/** The heading of a section below its eyebrow, and the lead: beside the heading if it fits, else below. */
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
  margin-bottom: clamp(1rem, 0.6rem + 1.7vw, 2.25rem);
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
  ${mixin.tag}
  font-family: ${font.text};
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

/** The text below a heading, of which screen readers say the figures. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <Text>{typeof children === "string" ? spoken(children, unbroken(children)) : children}</Text>
);

const Text = styled.p`
  max-width: 36rem;
  color: ${colour.muted};
  font-size: ${size.lead};
  line-height: 1.5;

  ${media.tablet} {
    text-wrap: balance;
  }
`;

/** Two columns on wide screens, one below the other on small ones. */
export const Columns = styled.div<{ $split?: string }>`
  ${mixin.stack(6, 20)}
  ${({ $split = "1fr 1fr" }) => mixin.columns("desktop", $split)}
  align-items: start;

  > * {
    min-width: 0;
  }

  /* The space below a heading is the grid gap. */
  > [data-intro] {
    margin-bottom: 0;
  }

  /* A part with a heading of its own, below another one. */
  > * + :has(> [data-intro]) {
    margin-top: ${space(8)};

    ${media.desktop} {
      margin-top: 0;
    }
  }

  > div > p + p {
    margin-top: ${space(4)};
  }

  ${mixin.printedBelow}
`;

export const Actions = styled.div`
  ${mixin.row(4, 8)}
  align-items: center;
  margin-top: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`;
