import { graphql } from "gatsby";
import { ChipList } from "../../ui/Chip";
import { LinkList } from "../../ui/LinkList";
import { Columns, Section } from "../../ui/Section";
import { NextArticle } from "../articles/NextArticle";
import { chooseRelated } from "../shared/choose-related";

interface StudyLinksProps {
  study: Queries.StudyLinksPartFragment;
  /** All case studies in order, for those before and after this one. */
  studies: readonly { slug: string; href: string; title: string }[];
}

/** What it was built with, what helps a reader to do the same, and the neighbouring case studies. */
export const StudyLinks = ({ study, studies }: StudyLinksProps) => {
  const { slug, technologies, services } = study;
  const place = studies.findIndex((each) => each.slug === slug);
  const [previous, next] = [studies[place - 1], studies[place + 1]];
  const calculators = services.flatMap((service) => service.calculators).slice(0, 1);
  // The closest texts have the calculator too where there are few others.
  const related = study.related.filter(({ href }) => href !== calculators[0]?.href);
  return (
    <Section>
      <Columns>
        <LinkList title={WORDS.cases.reading} links={[...calculators, ...chooseRelated(related)]} />
        <div>
          <LinkList title={WORDS.cases.services} links={services} />
          <ChipList items={technologies} label={WORDS.cases.technologies} />
        </div>
      </Columns>
      <Columns>
        {previous && <NextArticle label={WORDS.cases.previous} article={previous} />}
        {next && <NextArticle label={WORDS.cases.next} article={next} />}
      </Columns>
    </Section>
  );
};

export const query = graphql`
  fragment StudyLinksPart on CaseStudy {
    slug
    technologies
    services {
      title
      href
      calculators(limit: 1) {
        ...RelatedReading
      }
    }
    related {
      ...RelatedReading
    }
  }
`;
