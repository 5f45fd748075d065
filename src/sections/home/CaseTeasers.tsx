import { graphql, Link } from "gatsby";
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
      {teasers.map(({ study: { slug, href, category }, ...teaser }) => (
        <li key={teaser.slug} {...reveal()}>
          <h3>
            <Link to={href}>{category.title}</Link>
          </h3>
          <Metric>
            <strong>{teaser.metric}</strong>
            <span>
              {fill(WORDS.cases.metric, {
                label: teaser.metricLabel,
                time: withWord(teaser.weeks, "weeks"),
              })}
            </span>
          </Metric>
          <Foot>
            <Disclosure label={WORDS.cases.changed} of={category.title} always>
              <Details>
                <p>{teaser.description}</p>
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
          </Foot>
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
      href
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
  ${mixin.stack(6, 10)}
  ${mixin.columns("desktop", "repeat(3, 1fr)")}

  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    padding-top: ${space(4)};
    border-top: 2px solid ${colour.ink};
  }
`;

const Foot = styled.div`
  ${mixin.ends(3)}

  > [open] {
    flex-basis: 100%;
  }
`;

const Details = styled.div`
  ${mixin.stack(3)}
  color: ${colour.muted};
`;

const Metric = styled.p`
  display: grid;

  strong {
    color: ${colour.accent};
    ${mixin.serif(size.band, 1)}
  }
`;
