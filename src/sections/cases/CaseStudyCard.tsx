import { graphql, Link } from "gatsby";
import type { Ref } from "react";
import styled from "styled-components";
import { deferredClass } from "../../lib/deferred-attributes";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { ChipList } from "../../ui/Chip";
import { Picture } from "../../ui/Picture";
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
    <Words>
      <StudyMeta study={study}>
        <Category>{study.category.title}</Category>
      </StudyMeta>
      <h2 id={`${study.slug}-title`}>
        <Link to={study.href}>{study.title}</Link>
      </h2>
      <p>{study.description}</p>
    </Words>
    <Picture file={study.image} alt={study.imageAlt ?? ""} sizes="9rem" />
    <Figures>
      <h3 className="visually-hidden">{WORDS.cases.results}</h3>
      <StatGrid stats={study.results} />
      <h3 className="visually-hidden">{WORDS.cases.technologies}</h3>
      <ChipList items={study.technologies} />
      <details>
        <summary>
          {WORDS.cases.more}
          <span className="visually-hidden">: {study.title}</span>
        </summary>
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
      </details>
      <Link to={study.href}>
        {WORDS.cases.read}
        <span className="visually-hidden">: {study.title}</span>
      </Link>
    </Figures>
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
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 432, breakpoints: [144, 288, 432])
      }
    }
  }
`;

const Article = styled.article`
  ${mixin.stack(5, 12)}
  ${mixin.columns("desktop", "9rem minmax(0, 1fr) minmax(0, 1.25fr)")}
  ${mixin.divided(7)}
  align-items: start;
  scroll-margin-top: 5rem;

  &[data-marked] {
    outline: 2px solid ${colour.accent};
    outline-offset: ${space(4)};
  }

  picture {
    display: none;

    ${media.desktop} {
      display: block;
      grid-area: 1 / 1;
    }
  }

  img {
    ${mixin.panel}
  }
`;

const Words = styled.div`
  ${mixin.stack(3)}
  justify-items: start;

  h2 {
    font-size: ${size.h3};
    line-height: 1.15;
  }

  h2 a {
    ${mixin.quietLink}
  }

  p {
    color: ${colour.muted};
    line-height: 1.5;
  }
`;

const Category = styled.li`
  ${mixin.tag}
`;

/** The details open over the whole width, beside the link while they are closed. */
const Figures = styled.div`
  ${mixin.row(4, 8)}
  align-items: start;

  > * {
    flex: 0 0 100%;
  }

  > details:not([open]),
  > a {
    flex: none;
    max-width: 100%;
  }

  .stats {
    border-top: 0;
  }

  ${media.tablet} {
    .stats li {
      padding-top: 0;
    }
  }

  .stats strong {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2.25rem);
  }

  .stats li > span {
    font-size: ${size.small};
    line-height: 1.4;
  }

  summary,
  > a {
    min-height: 1.875rem;
    font-weight: 600;
  }

  details h3 {
    margin-top: ${space(4)};
    font-size: 1rem;
  }

  details p {
    margin-top: ${space(1)};
    color: ${colour.muted};
  }
`;
