import { Suspense, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { laterClass } from "../lib/later";
import { colour, rhythm } from "../theme/tokens";
import { Container } from "./Container";

type Ground = "paper" | "sunken" | "ink" | "deep";

interface SectionProps {
  children: ReactNode;
  /** Plain paper, the sunken ground, or one of the two grounds that are dark in both schemes. */
  ground?: Ground;
  labelledBy?: string;
  backdrop?: ReactNode;
}

const classes: Partial<Record<Ground, string>> = { ink: "band", deep: "deep" };

export const Section = ({ children, ground = "paper", labelledBy, backdrop }: SectionProps) => (
  <Surface
    aria-labelledby={labelledBy}
    className={[laterClass, classes[ground]].filter(Boolean).join(" ")}
    data-ground={ground}
    $ground={ground}
  >
    {backdrop}
    <Container>
      {/* Each section hydrates in a task of its own, so that none is long. */}
      <Suspense>{children}</Suspense>
    </Container>
  </Surface>
);

const hairline = `1px solid ${colour.line}`;

/**
 * What sets a section apart from a neighbour of its own colour. In the dark scheme the sunken ground has nearly that of
 * the band.
 */
const edges: Partial<Record<Ground, ReturnType<typeof css>>> = {
  paper: css`
    [data-ground="paper"] + & {
      border-top: ${hairline};
    }
  `,
  sunken: css`
    .band + &,
    [data-ground="sunken"] + & {
      border-top: ${hairline};
    }

    /* Sets it apart from the footer, a band. */
    main > &:last-child {
      border-bottom: ${hairline};
    }
  `,
  ink: css`
    [data-ground="sunken"] + & {
      border-top: ${hairline};
    }
  `,
};

const alike = ({ $ground }: { $ground: Ground }) => `[data-ground=${$ground}]`;

const Surface = styled.section<{ $ground: Ground }>`
  position: relative;
  overflow: clip;
  padding-block: ${rhythm};
  background: ${({ $ground }) => ($ground === "sunken" ? colour.sunken : colour.paper)};

  > div {
    position: relative;
  }

  /* Two of one ground follow each other closer than sections that a ground sets apart. */
  &:has(+ ${alike}) {
    padding-bottom: calc(${rhythm} * 0.65);
  }

  ${alike} + & {
    padding-top: calc(${rhythm} * 0.65);
  }

  ${({ $ground }) => edges[$ground]}
`;
