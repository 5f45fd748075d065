import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { size, space } from "../theme/tokens";
import { unbroken } from "./unbroken";

interface LinkListProps {
  id?: string;
  title: string;
  links: readonly { href: string; title: string; note?: string | null }[];
  /** The level of the heading: 2 below a text, 3 within a card. */
  level?: 2 | 3;
  className?: string;
}

/** A heading with a ruled list of links, each with a note on what it leads to; renders nothing without a link. */
export const LinkList = ({ id, title, links, level = 2, className }: LinkListProps) => {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    links.length > 0 && (
      <Group>
        <Heading id={id}>{title}</Heading>
        <ul className={className ?? "links"}>
          {links.map((link) => (
            <li key={link.href}>
              <Link to={link.href}>{unbroken(link.title)}</Link>
              {link.note && <small>{link.note}</small>}
            </li>
          ))}
        </ul>
      </Group>
    )
  );
};

export const query = graphql`
  fragment RelatedReading on Reading {
    __typename
    href
    title
    note: kindLabel
  }
`;

const Group = styled.div`
  h2,
  h3 {
    margin-bottom: ${space(3)};
    ${mixin.serif(size.title)}
  }

  li {
    ${mixin.stack(0)}
    justify-items: start;
    ${mixin.ruled(2)}
  }

  a {
    font-weight: 600;
    text-wrap: balance;
  }

  & + &,
  & + ul {
    margin-top: ${space(8)};
  }
`;

export const RelatedAside = styled.aside`
  margin-top: ${space(14)};
`;
