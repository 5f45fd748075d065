import { graphql, useStaticQuery } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { setBannerReopened } from "../analytics/consent";
import { required } from "../lib/required";
import { deferredClass } from "../lib/deferred-attributes";
import { companyFacts } from "../lib/company";
import { useSite } from "../queries/useSite";
import { mixin } from "../theme/mixins";
import { colour, font, media, size, space } from "../theme/tokens";
import { CheckList } from "../ui/CheckList";
import { SiteLink } from "../ui/SiteLink";
import { Container } from "../ui/Container";
import { PhoneLink } from "../ui/PhoneLink";

export const Footer = () => {
  const data = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      navigation {
        footer {
          statement
          promises
          columns {
            title
            links {
              ...TextLink
            }
          }
        }
      }
    }
  `);
  const { statement, promises, columns } = required(data.navigation, "navigation.yml").footer;
  const site = useSite();
  const { name, email, phone, social, copyrightYear } = site;
  const { publisher, address } = companyFacts(site, SITE.country);
  return (
    <Ground id="footer" className={`${deferredClass} band`}>
      <Container>
        <Top>
          <Statement>{statement}</Statement>
          <div>
            <CheckList items={promises} />
            <a href={`mailto:${email}`}>{email}</a>
            {phone && <PhoneLink phone={phone} />}
          </div>
        </Top>
        <Columns aria-label={WORDS.footer.label}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="column">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <Bottom>
          <p>
            {`© ${copyrightYear} ${name}. ${publisher === name ? "" : `${publisher}, `}${address}.`}
          </p>
          <ul className="social">
            <li className="needs-script">
              <button type="button" onClick={() => setBannerReopened(true)}>
                {WORDS.consent.preferences}
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
      <Wordmark aria-hidden="true" style={{ "--letters": name.length } as CSSProperties}>
        {name}
      </Wordmark>
    </Ground>
  );
};

const Ground = styled.footer`
  overflow: clip;
  padding-block: clamp(3.5rem, 2.5rem + 4vw, 5rem) 0;

  a {
    color: ${colour.ink};
    text-decoration-color: ${colour.edge};
  }
`;

const Top = styled.div`
  ${mixin.stack(8, 20)}
  ${mixin.columns("tablet", "2fr 1fr")}
  align-items: start;
  padding-bottom: ${space(10)};

  a {
    display: block;
    width: fit-content;
    margin-top: ${space(6)};
    font-weight: 600;
  }

  a + a {
    margin-top: ${space(3)};
  }
`;

const Statement = styled.p`
  max-width: 26em;
  ${mixin.serif("clamp(1.5rem, 1.25rem + 1vw, 2.25rem)", 1.2)}
`;

const Columns = styled.nav`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  gap: ${space(7)} ${space(5)};
  padding-block: ${space(8)};
  border-block: 1px solid ${colour.line};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: ${space(8)};
  }

  h2 {
    margin-bottom: ${space(2)};
    color: ${colour.muted};
    ${mixin.plain(size.small)}
  }

  a {
    ${mixin.target}
    ${mixin.quietLink}
    font-size: 1rem;
    line-height: 1.35;
  }
`;

const Bottom = styled.div`
  ${mixin.row(4, 8)}
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space(6)};
  ${mixin.note}

  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -${space(2)};
  }

  /* The padding makes even a link of one letter a target of 24 px. */
  li a,
  button {
    display: inline-block;
    padding: ${space(1)} ${space(2)};
  }

  button {
    color: ${colour.ink};
    text-decoration: underline ${colour.edge};
    text-underline-offset: 0.2em;
  }
`;

/** The firm's name across the bottom of the page, cut off by the edge; its size follows from the number of letters. */
const Wordmark = styled.p`
  height: 0.66em;
  margin-top: ${space(6)};
  color: ${colour.line};
  font-family: ${font.display};
  font-size: min(30vw, 215vw / var(--letters));
  line-height: 0.89;
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
  user-select: none;
`;
