import { graphql } from "gatsby";
import styled from "styled-components";
import { space } from "../../theme/tokens";
import { LinkList } from "../../ui/LinkList";
import { Section } from "../../ui/Section";

/** Case studies, reading, tools and calculators on a service; renders nothing if it has none of them. */
export const ServiceProof = ({ service }: { service: Queries.ServiceProofPartFragment }) => {
  const { caseStudies, guides, posts, tools, calculators } = service;
  const ready = tools.filter(({ status }) => status === "available");
  const lists = [
    {
      title: WORDS.services.caseStudies,
      links: caseStudies.map(({ client, ...study }) => ({ ...study, note: client })),
    },
    { title: WORDS.services.reading, links: [...guides, ...posts].slice(0, 4) },
    { title: WORDS.services.tools, links: [...calculators, ...ready] },
  ].filter(({ links }) => links.length > 0);
  if (lists.length === 0) return null;
  return (
    <Section labelledBy="proof">
      <Lists>
        {lists.map((list, index) => (
          <LinkList key={list.title} id={index === 0 ? "proof" : undefined} {...list} />
        ))}
      </Lists>
    </Section>
  );
};

export const query = graphql`
  fragment ServiceProofPart on Service {
    caseStudies {
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
    calculators {
      href
      title
    }
    tools {
      href
      title
      status
    }
  }
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(10)} ${space(8)};

  && > * {
    margin-top: 0;
  }
`;
