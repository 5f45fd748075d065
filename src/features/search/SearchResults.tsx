import { Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size } from "../../theme/tokens";
import { LinkRow } from "../../ui/LinkRow";
import { SiteLink } from "../../ui/SiteLink";
import { segmentsOf } from "./terms";
import type { SearchHit } from "./search-index";

const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  segmentsOf(text, terms).map((segment, index) =>
    // React cannot remove a bare text that a translator has wrapped.
    segment.marked ? <mark key={index}>{segment.text}</mark> : <i key={index}>{segment.text}</i>,
  );

/** The results, best first: each a link with its type, its title and a passage, the terms marked. */
export const SearchResults = ({ results }: { results: readonly SearchHit[] }) => (
  <List className="results">
    {results.map(({ document: { href, type, title }, excerpt, terms }) => (
      <li key={href}>
        <Link to={href}>
          <small>{type}</small>
          <strong>
            <Marked text={title} terms={terms} />
          </strong>
          <span>
            <Marked text={excerpt} terms={terms} />
          </span>
        </Link>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  li {
    border-top: 1px solid ${colour.line};
  }

  a {
    ${mixin.entry}
  }

  small {
    ${mixin.tag}
  }

  span {
    color: ${colour.muted};
    font-size: ${size.small};
  }

  i {
    font-style: inherit;
  }

  mark {
    background: color-mix(in srgb, ${colour.accent} 20%, transparent);
    color: ${colour.ink};
  }
`;

interface SearchLinksProps {
  advice?: string;
  links: Queries.SearchPartFragment["links"];
}

/** Links that show before a query and when nothing was found. */
export const SearchLinks = ({ advice, links }: SearchLinksProps) => (
  <>
    {advice && <p>{advice}</p>}
    <LinkRow>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </LinkRow>
  </>
);
