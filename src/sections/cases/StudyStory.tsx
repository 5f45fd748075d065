import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { DescriptionList } from "../../ui/DescriptionList";
import { Film } from "../../ui/Film";
import { Picture } from "../../ui/Picture";
import { Columns, Section, SectionIntro } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";

/** What was wrong, what was done in steps, when it showed, and what the client says. */
export const StudyStory = ({ study }: { study: Queries.StudyStoryPartFragment }) => {
  const { challenge, solution, steps, basis, timeline, film, quote } = study;
  return (
    <Section ground="sunken" labelledBy="challenge">
      <Columns $split="1fr 1.3fr">
        <div>
          <SectionIntro id="challenge" title={WORDS.cases.challenge} />
          <p>{challenge}</p>
          {timeline && (
            <>
              <Heading>{WORDS.cases.timeline}</Heading>
              <DescriptionList rows={timeline} />
            </>
          )}
        </div>
        <div>
          <SectionIntro title={WORDS.cases.solution} />
          {steps ? <TitledList items={steps} ordered /> : <p>{solution}</p>}
          {basis && (
            <>
              <Heading>{WORDS.cases.basis}</Heading>
              <p>{basis}</p>
            </>
          )}
        </div>
      </Columns>
      {film && (
        <Below>
          <Film {...film} />
        </Below>
      )}
      {quote && (
        <Below as="figure">
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            {quote.logo && <Picture file={quote.logo} alt={quote.logoAlt ?? ""} sizes="8rem" />}
            {quote.name}
          </figcaption>
        </Below>
      )}
    </Section>
  );
};

export const query = graphql`
  fragment StudyStoryPart on CaseStudy {
    challenge
    solution
    steps {
      title
      description
    }
    basis
    timeline {
      label: when
      value: what
    }
    film {
      ...Film
    }
    quote {
      text
      name
      logoAlt
      logo {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 256, breakpoints: [128, 256, 384])
        }
      }
    }
  }
`;

const Heading = styled.h3`
  margin-block: ${space(10)} ${space(3)};
`;

const Below = styled.div`
  margin-top: ${space(12)};
  padding-top: ${space(8)};
  border-top: 2px solid ${colour.accent};
  break-inside: avoid;

  blockquote {
    max-width: 24em;
    ${mixin.serif(size.figure)}
  }

  figcaption {
    ${mixin.row(4)}
    align-items: center;
    margin-top: ${space(5)};
    color: ${colour.muted};
  }

  img {
    width: auto;
    max-width: 8rem;
    max-height: 3rem;
  }
`;
