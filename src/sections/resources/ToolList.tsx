import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { Button, ButtonLink } from "../../ui/Button";
import { CtaLink } from "../../ui/CtaLink";
import { MetaRow } from "../../ui/MetaRow";
import { ToolStatusTag } from "./ToolStatusTag";

interface ToolListProps {
  tools: readonly Queries.ToolCardFragment[];
  call: Queries.CallFragment;
}

/** The tools; one that is not available yet has a disabled button. */
export const ToolList = ({ tools, call }: ToolListProps) => (
  <List className="tools">
    {tools.map(({ slug, href, title, description, category, status, questionnaire }) => (
      <li key={slug} {...reveal()}>
        <MetaRow as="div">
          <span>{category}</span>
          <ToolStatusTag status={status} />
        </MetaRow>
        <h2>{title}</h2>
        <p>{description}</p>
        <Foot>
          {questionnaire && (
            <ButtonLink to={`${href}#check`}>
              {WORDS.tools.start}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
          )}
          {status === "available" ? (
            <CtaLink
              call={call}
              subject={title}
              srText={`: ${title}`}
              variant={questionnaire ? "outline" : "default"}
            />
          ) : (
            <Button type="button" disabled>
              {WORDS.tools.comingSoon}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )}
          <Link to={href}>
            {WORDS.tools.read}
            <span className="visually-hidden">{` ${title}`}</span>
          </Link>
        </Foot>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment ToolCard on Tool {
    slug
    href
    title
    description
    category
    status
    questionnaire {
      slug
    }
  }
`;

const List = styled.ul`
  ${mixin.stack(6)}
  ${mixin.columns("tablet", "repeat(2, minmax(0, 1fr))")}

  li {
    ${mixin.card(8)}
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
  }

  p {
    color: ${colour.muted};
  }
`;

const Foot = styled.div`
  ${mixin.row(3, 6)}
  align-items: center;
  margin-top: auto;
  padding-top: ${space(2)};
`;
