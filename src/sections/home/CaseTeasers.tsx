import { graphql } from "gatsby";
import styled from "styled-components";
import { reveal } from "../../ui/reveal";
import { colour, font, media, size, space } from "../../theme/tokens";
import { Chip, Chips } from "../../ui/Chip";
import { CheckList } from "../../ui/CheckList";
import { CallLink } from "../../analytics/CallLink";

interface CaseTeasersProps {
  teasers: readonly Queries.TeaserFragment[];
  call: Queries.CallFragment;
}

/** The case-study teasers of the home page; each leads to the study of its industry. */
export const CaseTeasers = ({ teasers, call }: CaseTeasersProps) => (
  <List className="teasers">
    {teasers.map((teaser, index) => (
      <li key={teaser.slug} {...reveal(index)}>
        <h3>{teaser.industry.title}</h3>
        <Metric>
          <strong>{teaser.metric}</strong>
          <span>
            {teaser.metricLabel} in {teaser.timeline}
          </span>
        </Metric>
        <p>{teaser.description}</p>
        <CheckList items={teaser.results} />
        <Chips aria-label="Built with">
          {teaser.highlights.map((highlight) => (
            <Chip key={highlight}>{highlight}</Chip>
          ))}
        </Chips>
        <CallLink
          call={call}
          industry={teaser.industry.title}
          variant="outline"
          about={`for ${teaser.industry.title}`}
        />
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment Teaser on CaseTeaser {
    slug
    industry {
      title
    }
    metric
    metricLabel
    timeline
    description
    results
    highlights
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(12)};
  margin-bottom: ${space(12)};

  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(5)};
    padding-top: ${space(5)};
    border-top: 2px solid ${colour.ink};
  }

  > li > a {
    align-self: flex-start;
    margin-top: auto;
  }

  > li > p {
    color: ${colour.muted};
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(10)};
  }
`;

const Metric = styled.p`
  display: flex;
  flex-direction: column;

  strong {
    color: ${colour.keel};
    font-family: ${font.display};
    font-size: ${size.h1};
    font-weight: 400;
    line-height: 1;
  }
`;
