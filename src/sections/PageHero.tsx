import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, size, space } from "../theme/tokens";
import { Container } from "../ui/Container";
import { Eyebrow } from "../ui/SectionIntro";

interface PageHeroProps {
  intro: Queries.IntroPartFragment;
  children?: ReactNode;
}

/** The top of a page: its heading, and what belongs beside it. */
export const PageHero = ({ intro, children }: PageHeroProps) => (
  <Ground>
    <Container>
      <Words>
        {intro.eyebrow && <Eyebrow>{intro.eyebrow}</Eyebrow>}
        <h1>{intro.title}</h1>
        {intro.lead && <p>{intro.lead}</p>}
        {children}
      </Words>
    </Container>
  </Ground>
);

export const query = graphql`
  fragment IntroPart on Intro {
    eyebrow
    title
    lead
  }
`;

const Ground = styled.div`
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

const Words = styled.div`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  max-width: 56rem;

  > p:not(:first-child) {
    max-width: 44rem;
    color: ${colour.muted};
    font-size: ${size.lead};
  }
`;
