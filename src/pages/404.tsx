import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { useHydrated } from "../browser/useHydrated";
import { fullTitle } from "../lib/full-title";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { useSite } from "../queries/useSite";
import { ButtonLink } from "../ui/Button";
import { MailText } from "../ui/MailText";
import { SiteLink } from "../ui/SiteLink";
import { LinkRow } from "../ui/LinkRow";
import { Section } from "../ui/Section";

/** The address of a missing article. One page serves every unknown address. */
const articlePath = new RegExp(`^${SITE.prefix}/blog/[^/]`);
const noPath = /(?!)/;

/** Makes addresses plain that the router would not recognise, or not decode: those with a coded %, / or other sign of its own. */
const plainAddress = `try{var p=location.pathname,d=decodeURIComponent,r=d(d(p))!==decodeURI(p)}catch(e){r=1}if(r)history.replaceState(history.state,"",location.origin+p.replace(/(%..)+/g,"-")+location.search+location.hash)`;

/**
 * Runs before the text below it is painted.
 * @param articles the addresses of missing articles
 * @param title the title of the page for them
 */
const scriptFor = (articles: RegExp, title: string) =>
  `console.warn("There is no page at "+location.pathname);${plainAddress};if(${String(articles)}.test(location.pathname)){document.currentScript.parentNode.dataset.article="";document.title=${JSON.stringify(title).replace(/</g, "\\u003c")}}`;

/** The page for unknown addresses; below /blog/ it says that the post was not found. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const copy = required(data.notFoundPage, "not-found.yml");
  const { name, email } = useSite();
  const hydrated = useHydrated();
  // The link has no address if the blog is off.
  const articles = copy.postLink.to ? articlePath : noPath;
  const isArticle = hydrated && articles.test(location.pathname);
  const words = (page: ReactNode, article: string) => (
    <>
      <span className="of-page">{page}</span>
      <span className="of-article">{article}</span>
    </>
  );
  return (
    // The inline script may have set the attribute.
    <Either data-article={isArticle ? "" : undefined} suppressHydrationWarning>
      <script
        dangerouslySetInnerHTML={{ __html: scriptFor(articles, fullTitle(copy.postTitle, name)) }}
      />
      <PageHero
        short
        seo={{
          ...copy.seo,
          title: isArticle ? copy.postTitle : copy.seo.title,
          noindex: true,
        }}
        intro={{
          title: words(copy.title, copy.postTitle),
          lead: words(<MailText text={copy.lead} email={email} />, copy.postLead),
        }}
      >
        <ButtonLink to={copy.home.to} className="of-page">
          {copy.home.label}
        </ButtonLink>
        <ButtonLink to={copy.postLink.to} className="of-article">
          {copy.postLink.label}
        </ButtonLink>
      </PageHero>
      <Section labelledBy="suggestions" intro={{ title: copy.suggestionsTitle }}>
        <LinkRow className="suggestions">
          {copy.suggestions.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </LinkRow>
      </Section>
    </Either>
  );
};

export default NotFoundPage;

/** Shows one of the two texts. Without script, the page cannot tell articles from other pages: it shows the general text and both links. */
const Either = styled.div`
  &[data-article] .of-page,
  &:not([data-article]) span.of-article,
  html[data-js] &:not([data-article]) a.of-article {
    display: none;
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
