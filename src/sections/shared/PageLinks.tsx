import { Link } from "gatsby";
import styled from "styled-components";
import { listPath, nearbyPages } from "../../lib/list-pages";
import { deferredClass } from "../../lib/deferred-attributes";
import { mixin } from "../../theme/mixins";
import { colour, radius, space } from "../../theme/tokens";

interface PageLinksProps {
  base: string;
  page: number;
  pages: number;
}

/** Links to the pages of a long list; renders nothing if there is only one page. */
export const PageLinks = ({ base, page, pages }: PageLinksProps) =>
  pages === 1 ? null : (
    <Row className={deferredClass} aria-label={WORDS.pages.label}>
      {page > 1 && (
        <Step to={listPath(base, page - 1)} rel="prev">
          {WORDS.pages.previous}
        </Step>
      )}
      <ol className="pages">
        {nearbyPages(page, pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={listPath(base, number)} aria-current={number === page ? "page" : undefined}>
                <span className="visually-hidden">{`${WORDS.pages.page} `}</span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Step to={listPath(base, page + 1)} rel="next">
          {WORDS.pages.next}
        </Step>
      )}
    </Row>
  );

const Row = styled.nav`
  ${mixin.ends(4, 8)}
  margin-top: ${space(14)};
  ${mixin.ruled(6, 0)}

  ol {
    ${mixin.row(1)}
    margin-inline: auto;
  }

  li > * {
    display: grid;
    min-width: 2.75rem;
    min-height: 2.75rem;
    place-items: center;
    border-radius: ${radius.control};
  }

  [aria-current] {
    border: 1px solid ${colour.edge};
    font-weight: 600;
    text-decoration: none;
  }
`;

const Step = styled(Link)`
  padding-block: ${space(2)};
  font-weight: 600;
`;
