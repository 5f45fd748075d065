import { graphql } from "gatsby";
import type { Ref } from "react";
import styled from "styled-components";
import { deferredClass } from "../../lib/deferred-attributes";
import { colour, look, media, radius, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { Disclosure } from "../../ui/Disclosure";
import { Picture } from "../../ui/Picture";
import { StatGrid } from "../../ui/StatGrid";
import { StudyLinks } from "./StudyLinks";

interface CaseStudyCardProps {
  study: Queries.CaseStudyPartFragment;
  labels: Queries.CaseStudyLabelsPartFragment;
  related: Queries.RelatedCopyFragment;
  /** True if the card is below the first screen. */
  deferred?: boolean;
  /** True for the study that a link of the home page leads to. */
  marked?: boolean;
  cardRef?: Ref<HTMLElement>;
}

export const CaseStudyCard = ({
  study,
  labels,
  related,
  deferred,
  marked,
  cardRef,
}: CaseStudyCardProps) => (
  <Article
    id={study.slug}
    className={deferred ? deferredClass : undefined}
    ref={cardRef}
    tabIndex={-1}
    aria-labelledby={`${study.slug}-title`}
    data-marked={marked || undefined}
    {...reveal()}
  >
    <Picture
      file={study.image}
      alt={study.imageAlt ?? ""}
      sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 92vw, 70vw"
    />
    <Words>
      <Meta>
        <span>{study.category.title}</span>
        <span>{`${labels.duration}: ${study.months} ${study.months === 1 ? labels.month : labels.months}`}</span>
      </Meta>
      <h2 id={`${study.slug}-title`}>{study.title}</h2>
      <p>{study.client}</p>
      <p>{study.description}</p>
    </Words>
    <Wide>
      <Pair>
        <div>
          <h3>{labels.challenge}</h3>
          <p>{study.challenge}</p>
        </div>
        <div>
          <h3>{labels.solution}</h3>
          <p>{study.solution}</p>
        </div>
      </Pair>
      <h3 className="visually-hidden">{labels.results}</h3>
      <StatGrid stats={study.results} />
      <Disclosure label={labels.moreLabel} of={study.title}>
        <StudyLinks study={study} labels={labels} related={related} />
      </Disclosure>
    </Wide>
  </Article>
);

export const query = graphql`
  fragment CaseStudyPart on CaseStudy {
    slug
    title
    client
    category {
      title
    }
    description
    challenge
    solution
    results {
      value
      label
    }
    ...StudyLinksPart
    months
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, breakpoints: [560, 672, 960])
      }
    }
  }

  fragment CaseStudyLabelsPart on CaseStudyLabels {
    challenge
    solution
    results
    technologies
    services
    month
    months
    duration
    moreLabel
  }
`;

const Article = styled.article`
  display: grid;
  gap: ${space(6)} ${space(12)};
  align-items: center;
  padding-block: clamp(2.5rem, 2rem + 2vw, 3.5rem);
  border-top: 1px solid ${colour.line};
  scroll-margin-top: 5rem;

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  > * {
    min-width: 0;
  }

  &[data-marked] {
    outline: 2px solid ${colour.keel};
    outline-offset: ${space(4)};
  }

  img {
    border: 1px solid ${colour.line};
    border-radius: ${radius.panel};
  }

  h2 {
    font-size: clamp(2rem, 1.6rem + 2vw, 3.5rem);
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;

    &:nth-of-type(even) > picture {
      order: 1;
    }

    &:nth-of-type(even) > div:last-child {
      order: 2;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  p {
    color: ${colour.muted};
  }
`;

const Meta = styled.div`
  ${look.row(1, 5)}
  ${look.tag}
`;

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.tablet} {
    gap: ${space(8)};
  }

  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(5)} ${space(12)};

  p {
    margin-top: ${space(2)};
    color: ${colour.muted};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
