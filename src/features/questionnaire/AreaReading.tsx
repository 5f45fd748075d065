import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";

/** The threshold from which an area is worth acting on, and links to read about it. */
export const AreaReading = ({ area }: { area: Queries.AreaReadingFragment }) => (
  <Group>
    <p>{area.threshold}</p>
    <p>
      <strong>{WORDS.questionnaire.reading}</strong>
    </p>
    <ul className="reading">
      {[...area.posts, ...area.guides, ...area.services].map(({ href, title: words }) => (
        <li key={href}>
          <Link to={href}>{words}</Link>
        </li>
      ))}
    </ul>
  </Group>
);

export const query = graphql`
  fragment AreaReading on QuestionnaireArea {
    threshold
    posts {
      href
      title
    }
    guides {
      href
      title
    }
    services {
      href
      title
    }
  }
`;

const Group = styled.div`
  ${mixin.stack(2)}

  a {
    ${mixin.target}
  }
`;
