import { graphql, useStaticQuery } from "gatsby";
import { useContext, type CSSProperties } from "react";
import styled from "styled-components";
import { setBannerReopened } from "../analytics/consent";
import { CurrentPage, PagePath } from "../browser/page-path";
import { required } from "../lib/required";
import { deferredClass } from "../lib/deferred-attributes";
import { companyFacts } from "../lib/company";
import { useSite } from "../queries/useSite";
import { mixin } from "../theme/mixins";
import { colour, font, media, size, space } from "../theme/tokens";
import { CheckList } from "../ui/CheckList";
import { Disclosure } from "../ui/Disclosure";
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
  const path = useContext(PagePath);
  const { twins } = useContext(CurrentPage);
  const { name, email, phone, social, copyrightYear } = site;
  const { publisher, address } = companyFacts(site, SITE.country);
  return (
    <Ground id="footer" className={`${deferredClass} band`}>
      <Container>
        <Top>
          <div>
            <Statement>{statement}</Statement>
            <CheckList items={promises} />
            <a href={`mailto:${email}`}>{email}</a>
            {phone && <PhoneLink phone={phone} />}
          </div>
          <Columns aria-label={WORDS.footer.label}>
            {columns.map(({ title, links }) => (
              <Disclosure key={title} label={title} level={2}>
                <ul className="column">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <SiteLink to={to}>{label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </Columns>
        </Top>
        <Bottom>
          <p>
            {`© ${copyrightYear} ${name}. ${publisher === name ? "" : `${publisher}, `}${address}.`}
          </p>
          <ul className="social">
            {SITE.analytics.asks && (
              <li className="needs-script">
                <button type="button" onClick={() => setBannerReopened(true)}>
                  {WORDS.consent.preferences}
                </button>
              </li>
            )}
            {SITE.hasTwins &&
              twins?.map(
                ({ language, name: words, address: to }) =>
                  words && (
                    <li key={language}>
                      <a href={to} lang={language} hrefLang={language}>
                        {words}
                      </a>
                    </li>
                  ),
              )}
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
      {path === "/" && (
        <Wordmark aria-hidden="true" style={{ "--letters": name.length } as CSSProperties}>
          {name}
        </Wordmark>
      )}
    </Ground>
  );
};

const Ground = styled.footer`
  overflow: clip;
  padding-top: ${space(10)};
  border-top: 1px solid ${colour.line};

  a {
    color: ${colour.ink};
    text-decoration-color: ${colour.edge};
  }

  /* Without script, the menu of a phone leads here. */
  &:target details::details-content {
    content-visibility: visible;
  }
`;

const Top = styled.div`
  ${mixin.row(8, 16)}
  padding-bottom: ${space(8)};
  border-bottom: 1px solid ${colour.line};

  /* Beside the links where both fit, else above them. */
  > div {
    flex: 1 1 18rem;
  }

  > div > :nth-child(n + 2) {
    margin-top: ${space(4)};
  }

  ul.ticks {
    ${mixin.row(1, 5)}
  }

  > div > a {
    display: block;
    width: fit-content;
    font-weight: 600;
  }
`;

const Statement = styled.p`
  ${mixin.serif(size.title, 1.2)}
`;

const Columns = styled.nav`
  ${mixin.stack(1)}
  font-size: ${size.small};

  ${media.tablet} {
    ${mixin.row(6, 7)}
    align-items: start;
  }

  h2 {
    margin-bottom: ${space(2)};
  }

  a {
    ${mixin.target}
    ${mixin.quietLink}
    line-height: 1.35;
  }
`;

const Bottom = styled.div`
  ${mixin.row(4, 8)}
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space(5)};
  ${mixin.note}

  ul {
    ${mixin.row(0)}
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
  color: ${colour.line};
  font-family: ${font.display};
  font-size: min(30vw, 215vw / var(--letters));
  line-height: 0.89;
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
  user-select: none;
`;
