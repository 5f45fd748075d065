import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, size, space } from "../theme/tokens";
import { Band } from "../ui/Band";
import { CallLink } from "./CallLink";

interface ClosingProps {
  title: string;
  lead: string;
  call: Queries.CallFragment;
  page?: string;
  service?: string;
  /** A second, quieter link. */
  link?: { label: string; to: string };
  second?: Queries.CallFragment;
}

/** The last band of a page: what to do next. */
export const Closing = ({ title, lead, call, page, service, link, second }: ClosingProps) => (
  <Band ground="sunken" labelledBy="closing-title">
    <Group>
      <h2 id="closing-title">{title}</h2>
      <p>{lead}</p>
      <div>
        <CallLink call={call} page={page} service={service} size="lg" />
        {second && (
          <CallLink call={second} page={page} service={service} variant="outline" size="lg" />
        )}
        {link && <Link to={link.to}>{link.label}</Link>}
      </div>
    </Group>
  </Band>
);

export const query = graphql`
  fragment ClosingPart on PageClosing {
    title
    lead
    call {
      ...Call
    }
  }
`;

const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 44rem;

  p {
    color: ${colour.muted};
    font-size: ${size.lead};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(6)};
    align-items: center;
    margin-top: ${space(3)};
  }
`;
