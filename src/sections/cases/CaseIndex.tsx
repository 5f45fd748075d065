import styled from "styled-components";
import { spoken } from "../../ui/spoken";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";

/**
 * The case studies at a glance: the first result of each, in a ruled index that leads to its card. Not on a phone, where
 * the list itself begins at once.
 */
export const CaseIndex = ({ studies }: { studies: readonly Queries.CaseStudyPartFragment[] }) => (
  <List className="case-index">
    {studies.map(({ slug, category, results }) => (
      <li key={slug}>
        <a href={`#${slug}`}>
          <strong>{spoken(results[0]?.value ?? "")}</strong>
          <span>
            {category.title}
            <small>{results[0]?.label}</small>
          </span>
        </a>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  border-block: 1px solid ${colour.edge};

  ${media.belowTablet} {
    display: none;
  }

  li + li {
    border-top: 1px solid ${colour.line};
  }

  a {
    display: grid;
    grid-template-columns: minmax(7.5rem, auto) 1fr;
    gap: ${space(6)};
    align-items: center;
    padding-block: ${space(2.5)};
    color: ${colour.ink};
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  strong {
    color: ${colour.accent};
    ${mixin.serif("2.25rem", 1)}
    letter-spacing: -0.01em;
    white-space: nowrap;
  }

  span {
    display: grid;
    font-weight: 600;
    line-height: 1.3;
  }
`;
