import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { Section } from "../../ui/Section";

interface FurtherLinks {
  title: string;
  links: readonly { href: string; title: string; note?: string }[];
}

/** Case studies, reading, tools and calculators on a service; renders nothing if it has none of them. */
export const ServiceProof = ({ service }: { service: Queries.ServiceProofPartFragment }) => {
  const { caseStudies, guides, posts, tools, calculators } = service;
  const ready = tools.filter(({ status }) => status === "available");
  const lists: FurtherLinks[] = [
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
      <Lists $count={lists.length}>
        {lists.map(({ title, links }, index) => (
          <div key={title}>
            <h2 id={index === 0 ? "proof" : undefined}>{title}</h2>
            <ul className="further">
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.title}</Link>
                  {link.note && <span>{link.note}</span>}
                </li>
              ))}
            </ul>
          </div>
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

const Lists = styled.div<{ $count: number }>`
  ${mixin.stack(12)}
  ${({ $count }) => mixin.columns("desktop", `repeat(${Math.max(2, $count)}, minmax(0, 1fr))`)}

  h2 {
    margin-bottom: ${space(5)};
    font-size: 1.9rem;
  }

  li {
    ${mixin.stack(0)}
    ${mixin.ruled(4)}
    justify-items: start;
  }

  a {
    font-weight: 600;
    text-wrap: balance;
  }

  span {
    color: ${colour.muted};
  }
`;
