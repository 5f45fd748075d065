import { graphql } from "gatsby";
import styled from "styled-components";
import { withWord } from "../../charts/figure-text";
import { fill } from "../../lib/fill-names";
import { reveal } from "../../ui/reveal";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { ChipList } from "../../ui/Chip";
import { CheckList } from "../../ui/CheckList";
import { Disclosure } from "../../ui/Disclosure";
import { Actions } from "../../ui/Section";
import { CtaLink } from "../../ui/CtaLink";

interface CaseTeasersProps {
  copy: Queries.CaseTeasersCopyFragment;
  teasers: readonly Queries.TeaserFragment[];
}

/** The case-study teasers of the home page; each leads to its study. */
export const CaseTeasers = ({ copy, teasers }: CaseTeasersProps) => (
  <>
    <List className="teasers">
      {teasers.map(({ study: { slug, category }, ...teaser }) => (
        <li key={teaser.slug} {...reveal()}>
          <h3>{category.title}</h3>
          <Metric>
            <strong>{teaser.metric}</strong>
            <span>
              {fill(WORDS.cases.metric, {
                label: teaser.metricLabel,
                time: withWord(teaser.weeks, "weeks"),
              })}
            </span>
          </Metric>
          <p>{teaser.description}</p>
          <Disclosure label={WORDS.cases.changed} of={category.title}>
            <Details>
              <CheckList items={teaser.results} />
              <ChipList items={teaser.highlights} label={WORDS.cases.tools} />
            </Details>
          </Disclosure>
          <CtaLink
            call={copy.cardCall}
            industry={category.title}
            study={slug}
            variant="outline"
            srText={fill(WORDS.cases.about, { industry: category.title })}
          />
        </li>
      ))}
    </List>
    <Actions>
      <CtaLink call={copy.call} />
    </Actions>
  </>
);

export const query = graphql`
  fragment Teaser on CaseTeaser {
    slug
    study {
      slug
      category {
        title
      }
    }
    metric
    metricLabel
    weeks
    description
    results
    highlights
  }

  fragment CaseTeasersCopy on HomeCases {
    intro {
      ...IntroPart
    }
    call {
      ...Call
    }
    cardCall {
      ...Call
    }
  }
`;

const List = styled.ul`
  ${mixin.stack(10)}
  ${mixin.columns("desktop", "repeat(3, 1fr)")}
  margin-bottom: ${space(7)};

  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    padding-top: ${space(5)};
    border-top: 2px solid ${colour.ink};
  }

  > li > p {
    color: ${colour.muted};
    line-height: 1.5;
  }

  > li > a {
    align-self: flex-start;
    margin-top: auto;
  }
`;

const Details = styled.div`
  ${mixin.stack(5)}
  padding-block: ${space(2)};
`;

const Metric = styled.p`
  display: grid;

  strong {
    color: ${colour.accent};
    ${mixin.serif(size.h1, 1)}
  }
`;
