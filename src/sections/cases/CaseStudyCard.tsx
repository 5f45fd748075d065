import { graphql, Link } from "gatsby";
import type { Ref } from "react";
import styled from "styled-components";
import { deferredClass } from "../../lib/deferred-attributes";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { ChipList } from "../../ui/Chip";
import { Disclosure } from "../../ui/Disclosure";
import { StatGrid } from "../../ui/StatGrid";
import { StudyMeta } from "./StudyMeta";

interface CaseStudyCardProps {
  study: Queries.CaseStudyPartFragment;
  /** True if the card is below the first screen. */
  deferred?: boolean;
  /** Only for the study that a link of the home page leads to, which it marks. */
  cardRef?: Ref<HTMLElement>;
}

/** A case study in the list: its results at a glance; challenge and solution open below them. */
export const CaseStudyCard = ({ study, deferred, cardRef }: CaseStudyCardProps) => (
  <Article
    id={study.slug}
    className={deferred ? deferredClass : undefined}
    ref={cardRef}
    tabIndex={-1}
    aria-labelledby={`${study.slug}-title`}
    data-marked={cardRef ? true : undefined}
    {...reveal()}
  >
    <div>
      <StudyMeta study={study}>
        <li>{study.category.title}</li>
      </StudyMeta>
      <h2 id={`${study.slug}-title`}>
        <Link to={study.href}>{study.title}</Link>
      </h2>
      <p>{study.description}</p>
      <h3 className="visually-hidden">{WORDS.cases.technologies}</h3>
      <ChipList items={study.technologies} />
      <Disclosure label={WORDS.cases.more} of={study.title} always>
        <h3>{WORDS.cases.challenge}</h3>
        <p>{study.challenge}</p>
        <h3>{WORDS.cases.solution}</h3>
        <p>{study.solution}</p>
        {study.basis && (
          <>
            <h3>{WORDS.cases.basis}</h3>
            <p>{study.basis}</p>
          </>
        )}
      </Disclosure>
      <Link to={study.href}>
        {WORDS.cases.read}
        <span className="visually-hidden">: {study.title}</span>
      </Link>
    </div>
    <div>
      <h3 className="visually-hidden">{WORDS.cases.results}</h3>
      <StatGrid stats={study.results} letters={8} />
    </div>
  </Article>
);

export const query = graphql`
  fragment CaseStudyPart on CaseStudy {
    slug
    href
    title
    client
    category {
      title
    }
    description
    challenge
    solution
    basis
    results {
      value
      label
    }
    technologies
    months
  }
`;

/** On a wide screen, the results are on the left, so that they can be compared down the page. */
const Article = styled.article`
  ${mixin.stack(5, 16)}
  ${mixin.columns("desktop", "minmax(0, 1.2fr) minmax(0, 1fr)")}
  ${mixin.divided(10)}
  align-items: start;
  scroll-margin-top: 5rem;

  &[data-marked] {
    outline: 2px solid ${colour.accent};
    outline-offset: ${space(4)};
  }

  > :first-child {
    ${mixin.stack(3)}
    justify-items: start;

    ${media.desktop} {
      order: 1;
    }
  }

  h2 {
    ${mixin.serif(size.title)}
  }

  p {
    color: ${colour.muted};
    line-height: 1.5;
  }

  details h3 {
    margin-top: ${space(3)};
    font-size: ${size.body};
  }

  > :first-child > a {
    font-weight: 600;
  }

  /* The rule of the next case ends the figures. */
  ${media.belowDesktop} {
    .stats {
      overflow: clip;
    }

    .stats > li {
      margin-bottom: -1px;
    }
  }
`;
