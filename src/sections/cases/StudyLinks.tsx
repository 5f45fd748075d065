import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { media, space } from "../../theme/tokens";
import { Chip, Chips } from "../../ui/Chip";
import { LinkRow } from "../../ui/LinkRow";
import { RelatedReading } from "../shared/RelatedReading";
import { chooseRelated } from "../shared/choose-related";

interface StudyLinksProps {
  study: Queries.StudyLinksPartFragment;
  labels: Pick<Queries.CaseStudyLabelsPartFragment, "technologies" | "services">;
  related: Queries.RelatedCopyFragment;
}

export const StudyLinks = ({ study, labels, related }: StudyLinksProps) => (
  <More>
    <Tags>
      <h3>{labels.technologies}</h3>
      <Chips>
        {study.technologies.map((technology) => (
          <Chip key={technology}>{technology}</Chip>
        ))}
      </Chips>
      {study.services.length > 0 && <h3>{labels.services}</h3>}
      <LinkRow className="services">
        {study.services.map(({ slug, title: name, href }) => (
          <li key={slug}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </LinkRow>
    </Tags>
    <RelatedReading copy={related} reading={chooseRelated(study.related)} level={3} />
  </More>
);

export const query = graphql`
  fragment StudyLinksPart on CaseStudy {
    technologies
    services {
      slug
      title
      href
    }
    related {
      ...RelatedReading
    }
  }
`;

const More = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(2)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(12)};
  }
`;

const Tags = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;

  h3 {
    font-size: 1rem;
  }

  ul + h3 {
    margin-top: ${space(4)};
  }
`;
