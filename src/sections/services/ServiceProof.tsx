import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, space } from "../../theme/tokens";
import { Section } from "../../ui/Section";
import { Columns } from "../../ui/Columns";

interface ServiceProofProps {
  service: Queries.ServiceProofPartFragment;
  titles: Queries.ServiceProofTitlesFragment;
}

/** The case studies of a service and related reading; nothing if there are none. */
export const ServiceProof = ({ service, titles }: ServiceProofProps) => {
  const { caseStudies } = service;
  const reading = [...service.guides, ...service.posts].slice(0, 4);
  if (caseStudies.length + reading.length === 0) return null;
  return (
    <Section labelledBy="proof">
      <Columns>
        {caseStudies.length > 0 && (
          <Further>
            <h2 id="proof">{titles.caseStudies}</h2>
            <ul className="further">
              {caseStudies.map((study) => (
                <li key={study.slug}>
                  <Link to={study.href}>{study.title}</Link>
                  <span>{study.client}</span>
                </li>
              ))}
            </ul>
          </Further>
        )}
        {reading.length > 0 && (
          <Further>
            <h2 id={caseStudies.length > 0 ? "reading" : "proof"}>{titles.reading}</h2>
            <ul className="further">
              {reading.map((text) => (
                <li key={text.href}>
                  <Link to={text.href}>{text.title}</Link>
                </li>
              ))}
            </ul>
          </Further>
        )}
      </Columns>
    </Section>
  );
};

export const query = graphql`
  fragment ServiceProofPart on Service {
    caseStudies {
      slug
      href
      title
      client
    }
    guides(limit: 4) {
      href
      title
    }
    posts(limit: 4) {
      href
      title
    }
  }

  fragment ServiceProofTitles on ServiceSectionTitles {
    caseStudies
    reading
  }
`;

const Further = styled.div`
  h2 {
    margin-bottom: ${space(6)};
    font-size: 1.9rem;
  }

  li {
    display: grid;
    padding-block: ${space(4)};
    border-top: 1px solid ${colour.line};
  }

  a {
    font-weight: 600;
  }

  span {
    color: ${colour.muted};
  }
`;
