import { graphql, withPrefix } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { plate, radius, space } from "../../theme/tokens";
import { Container } from "../../ui/Container";

interface ClientLogosProps {
  clients: readonly Queries.ClientLogoFragment[] | null;
}

/** A row of clients' logos; renders nothing until the owner has named some. */
export const ClientLogos = ({ clients }: ClientLogosProps) =>
  clients &&
  clients.length > 0 && (
    <Container>
      <List aria-label={WORDS.services.clients}>
        {clients.map(({ name, logo, link }) => (
          <li key={name}>
            <a href={link ?? undefined}>
              <img src={withPrefix(logo)} alt={name} width={152} height={64} loading="lazy" />
            </a>
          </li>
        ))}
      </List>
    </Container>
  );

export const query = graphql`
  fragment ClientLogo on Client {
    name
    logo
    link
  }
`;

/** The logos stand on the light ground in both schemes, for which they are drawn. */
const List = styled.ul`
  ${mixin.row(4, 4)}
  justify-content: space-between;
  && {
    padding-top: ${space(10)};
  }

  img {
    width: 9.5rem;
    height: 4rem;
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius.control};
    background: ${plate};
    object-fit: contain;
  }
`;
