import { graphql, Link, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { askConsent } from "../analytics/consent";
import { present } from "../site/present";
import { useSite } from "../site/useSite";
import { colour, font, media, size, space } from "../theme/tokens";
import { CheckList } from "../ui/CheckList";
import { Container } from "../ui/Container";

/** The footer: promises, columns of links, how to reach us, who we are (spec §2, Footer). */
export const Footer = () => {
  const data = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      siteSettings {
        consent {
          preferences
        }
      }
      navigation {
        footer {
          statement
          promises
          columns {
            title
            links {
              label
              to
            }
          }
        }
      }
    }
  `);
  const { statement, promises, columns } = present(data.navigation, "navigation.yml").footer;
  const { preferences } = present(data.siteSettings, "site.yml").consent;
  const { name, email, social, copyrightYear, company, city, country } = useSite();
  return (
    <Ground id="footer" className="band no-print">
      <Container>
        <Top>
          <div>
            <Name>{name}</Name>
            <Statement>{statement}</Statement>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
          <CheckList items={promises} />
        </Top>
        <Columns aria-label="Footer">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="column">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <Bottom>
          <p>
            © {copyrightYear} {name}. {company.legalName}, {city}, {country}.
          </p>
          <ul className="social">
            <li className="needs-script">
              <button type="button" onClick={() => askConsent(true)}>
                {preferences}
              </button>
            </li>
            {social.map((page) => (
              <li key={page.name}>
                <a href={page.href} rel="noopener me">
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
        </Bottom>
      </Container>
    </Ground>
  );
};

const Ground = styled.footer`
  padding-block: ${space(20)} ${space(10)};

  a {
    color: ${colour.ink};
    text-decoration-color: ${colour.edge};
  }
`;

const Top = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(10)};
  padding-bottom: ${space(14)};

  ${media.tablet} {
    grid-template-columns: 2fr 1fr;
  }
`;

const Name = styled.p`
  font-family: ${font.display};
  font-size: ${size.h2};
  line-height: 1.1;
`;

const Statement = styled.p`
  max-width: 34rem;
  margin-block: ${space(3)} ${space(5)};
  color: ${colour.muted};
`;

const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(8)};
  padding-block: ${space(10)};
  border-block: 1px solid ${colour.line};

  h2 {
    margin-bottom: ${space(3)};
    color: ${colour.muted};
    font-family: ${font.text};
    font-size: ${size.small};
    font-weight: 600;
  }

  a {
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
  justify-content: space-between;
  padding-top: ${space(6)};
  color: ${colour.muted};
  font-size: ${size.small};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(5)};
  }

  li a,
  button {
    display: inline-block;
    padding: ${space(1)} 0;
  }

  button {
    border: 0;
    background: none;
    color: ${colour.ink};
    text-decoration: underline;
    text-decoration-color: ${colour.edge};
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
