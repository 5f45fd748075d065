import { Link } from "gatsby";
import styled from "styled-components";
import { colour, space } from "../../theme/tokens";

interface SearchLinksProps {
  advice?: string;
  links: Queries.SearchPartFragment["links"];
}

/** Links that show before a query and when nothing was found. */
export const SearchLinks = ({ advice, links }: SearchLinksProps) => (
  <>
    {advice && <Advice>{advice}</Advice>}
    <Links>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </Links>
  </>
);

const Advice = styled.p`
  margin-bottom: ${space(4)};
  color: ${colour.muted};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};

  a {
    display: inline-block;
    padding-block: ${space(1.5)};
  }
`;
