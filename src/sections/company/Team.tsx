import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, radius, space } from "../../theme/tokens";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";

interface TeamProps {
  title: string;
  people: readonly Queries.TeamPersonFragment[];
}

/** The people behind the firm; renders nothing until the owner has added someone. */
export const Team = ({ title, people }: TeamProps) =>
  people.length > 0 && (
    <Section labelledBy="team" intro={{ title }}>
      <List className="team">
        {people.map(({ slug, title: name, role, picture, pictureAlt }) => (
          <li key={slug}>
            <Picture file={picture} alt={pictureAlt ?? ""} sizes="(min-width: 48rem) 16rem, 45vw" />
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </List>
    </Section>
  );

export const query = graphql`
  fragment TeamPerson on TeamMember {
    slug
    title
    role
    picture {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 480, aspectRatio: 1, breakpoints: [240, 480])
      }
    }
    pictureAlt
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 16rem));
  gap: ${space(8)} ${space(6)};

  img {
    margin-bottom: ${space(4)};
    border-radius: ${radius.panel};
  }

  p {
    color: ${colour.muted};
  }
`;
