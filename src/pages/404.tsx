import { graphql, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { articleAttribute } from "../browser/hydration";
import { useHydrated } from "../browser/useHydrated";
import { PageHero } from "../sections/shared/PageHero";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { space } from "../theme/tokens";
import { ButtonLink } from "../ui/Button";
import { SiteLink } from "../ui/SiteLink";
import { Container } from "../ui/Container";
import { LinkRow } from "../ui/LinkRow";

/** The address of a missing article. One page serves every unknown address. */
const articlePath = /^\/blog\/[^/]/;
const noPath = /(?!)/;

/** Makes addresses plain that the router would not recognise, or not decode: those with a coded %, / or other sign of its own. */
const plainAddress = `try{var p=location.pathname,d=decodeURIComponent,r=d(d(p))!==decodeURI(p)}catch(e){r=1}if(r)history.replaceState(history.state,"",location.origin+p.replace(/(%..)+/g,"-")+location.search+location.hash)`;

/**
 * Runs before the text below it is painted. The scripts, which set the title of an article, start by its mark.
 * @param articles the addresses of missing articles
 */
const scriptFor = (articles: RegExp) =>
  `console.warn("There is no page at "+location.pathname);${plainAddress};if(${String(articles)}.test(location.pathname))document.documentElement.setAttribute("${articleAttribute}","")`;

/** The page for unknown addresses; below /blog/ it says that the post was not found. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const copy = required(data.notFoundPage, "not-found.yml");
  const { pathname } = location;
  const hydrated = useHydrated();
  // The link has no address if the blog is off.
  const articles = copy.postLink.to ? articlePath : noPath;
  const isArticle = hydrated && articles.test(pathname);
  // The inline script has logged a page that came as HTML.
  const [cameAsHtml] = useState(!hydrated);
  useEffect(() => {
    if (!cameAsHtml) console.warn(`There is no page at ${pathname}`);
    const { documentElement } = document;
    documentElement.toggleAttribute(articleAttribute, articles.test(pathname));
    return () => documentElement.removeAttribute(articleAttribute);
  }, [articles, pathname, cameAsHtml]);
  /** The server's HTML has both texts, and CSS shows one; after hydration, only that one is rendered. */
  const words = (page: string, article: string) =>
    !hydrated ? (
      <>
        <span className="of-page">{page}</span>
        <span className="of-article">{article}</span>
      </>
    ) : (
      <>{isArticle ? article : page}</>
    );
  return (
    <Either>
      {cameAsHtml && <script dangerouslySetInnerHTML={{ __html: scriptFor(articles) }} />}
      <Seo path="/404/" {...copy.seo} title={isArticle ? copy.postTitle : copy.seo.title} noindex />
      <PageHero
        short
        intro={{
          title: words(copy.title, copy.postTitle),
          lead: words(copy.lead, copy.postLead),
        }}
      >
        <ButtonLink to={copy.home.to} className="of-page">
          {copy.home.label}
        </ButtonLink>
        <ButtonLink to={copy.postLink.to} className="of-article">
          {copy.postLink.label}
        </ButtonLink>
      </PageHero>
      <Suggestions>
        <h2>{copy.suggestionsTitle}</h2>
        <LinkRow className="suggestions">
          {copy.suggestions.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </LinkRow>
      </Suggestions>
    </Either>
  );
};

export default NotFoundPage;

/** Without script, the page cannot tell articles from other pages: it shows the general text and both links. */
const Either = styled.div`
  html[${articleAttribute}] & .of-page,
  html:not([${articleAttribute}]) & span.of-article,
  html[data-js]:not([${articleAttribute}]) & a.of-article {
    display: none;
  }
`;

const Suggestions = styled(Container)`
  padding-bottom: ${space(24)};

  h2 {
    font-size: 1.75rem;
  }

  ul {
    margin-top: ${space(4)};
  }
`;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      title
      lead
      home {
        ...TextLink
      }
      suggestionsTitle
      suggestions {
        ...TextLink
      }
      postTitle
      postLead
      postLink {
        ...TextLink
      }
      seo {
        ...SeoPart
      }
    }
  }
`;
