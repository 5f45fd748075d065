import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, rhythm, size, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { Icon } from "../../ui/Icon";
import { TextLink } from "../../ui/TextLink";
import { unbroken } from "../../ui/unbroken";

interface ResourceGroupsProps {
  groups: readonly Queries.ResourceGroupPartFragment[];
  /** A link below a group of tools, to the page that explains all of them. */
  tools: Queries.TextLinkFragment;
}

/** Whether each resource shows its type; the heading of a group of one type says it for all. */
const isMixed = ({ resources }: Queries.ResourceGroupPartFragment) =>
  new Set(resources.map(({ type }) => type)).size > 1;

/** The groups of resources, each resource with a page of its own. */
export const ResourceGroups = ({ groups, tools }: ResourceGroupsProps) => (
  <>
    {groups.map((group) => (
      <Group key={group.slug} aria-labelledby={`group-${group.slug}`}>
        <div>
          <Icon name={group.icon} size={28} />
          <h2 id={`group-${group.slug}`}>{group.title}</h2>
          <p>{group.description}</p>
          {group.resources.every(({ type }) => type === "Tool") && <TextLink {...tools} />}
        </div>
        <ul className="resources">
          {group.resources.map(({ name, description, type, link }) => (
            <li key={link} {...reveal()}>
              {isMixed(group) && <span>{type}</span>}
              <h3>
                <Link to={link}>{unbroken(name)}</Link>
              </h3>
              <p>{unbroken(description)}</p>
            </li>
          ))}
        </ul>
      </Group>
    ))}
  </>
);

export const query = graphql`
  fragment ResourceGroupPart on ResourceGroup {
    slug
    title
    icon
    description
    resources {
      name
      description
      type
      link
    }
  }
`;

const Group = styled.section`
  ${mixin.stack(8, 16)}
  ${mixin.columns("desktop", "1fr 2fr")}
  ${mixin.divided(12)}

  &:last-child {
    padding-bottom: ${rhythm};
  }

  svg {
    color: ${colour.accent};
  }

  h2 {
    margin-block: ${space(3)} ${space(2)};
  }

  p {
    color: ${colour.muted};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${space(8)} ${space(10)};
  }

  > div > a {
    ${mixin.target}
    margin-top: ${space(3)};
  }

  li > span {
    ${mixin.tag}
  }

  li {
    padding-top: ${space(4)};
    border-top: 1px solid ${colour.ink};
  }

  h3 {
    margin-bottom: ${space(2)};
    ${mixin.serif(size.title)}
  }

  h3 a {
    color: inherit;
    text-decoration-color: ${colour.edge};
  }
`;
