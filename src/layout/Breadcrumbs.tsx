import { Link } from "gatsby";
import styled from "styled-components";
import type { Crumb } from "../lib/page-context";
import { jsonForScript } from "../lib/text";
import { breadcrumbs } from "../seo/structured-data";
import { useSite } from "../queries/useSite";
import { colour, crumbsHeight, media, size, space } from "../theme/tokens";
import { Container } from "../ui/Container";

/** The path from the home page to this one, for visitors and for search engines. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const site = useSite();
  if (crumbs.length === 0) return null;
  return (
    <Nav aria-label={WORDS.breadcrumbs.label} className="no-print">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonForScript(breadcrumbs(site, crumbs)) }}
      />
      <Container>
        <ol className="crumbs">
          {crumbs.map(({ label, path }, index) => (
            <li key={path}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link to={path}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </Nav>
  );
};

const Nav = styled.nav`
  container-type: inline-size;
  padding-block: ${space(4)};
  font-size: ${size.small};

  /* The drawing of a dark band continues behind the breadcrumbs, up to the header. */
  ${media.desktop} {
    &:has(+ .band) {
      position: relative;
      z-index: 1;
      height: ${crumbsHeight};
      margin-bottom: -${crumbsHeight};
      background: none;
    }
  }

  ol {
    display: flex;
    column-gap: ${space(2)};

    @container (max-width: 19.99rem) {
      flex-wrap: wrap;
    }
  }

  /* A long title is cut off rather than wrapped; the heading below has it in full. */
  li:last-child {
    min-width: 0;
  }

  li:last-child > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  li:not(:last-child) {
    max-width: 45cqi;
  }

  li {
    display: flex;
    align-items: center;
    white-space: nowrap;
    min-height: 1.5rem;
    color: ${colour.muted};
  }

  li + li::before {
    content: "/";
    content: "/" / "";
    margin-inline-end: ${space(2)};
    color: ${colour.edge};
  }

  a {
    overflow: hidden;
    text-overflow: ellipsis;
    padding-block: ${space(0.5)};
    color: ${colour.muted};
  }
`;
