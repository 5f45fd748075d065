import { graphql, Link, type PageProps } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import styled from "styled-components";
import { PageHero } from "../sections/shared/PageHero";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { space } from "../theme/tokens";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";

const never = () => () => {};

/** True for an address below /blog/, known only in the browser: one page serves every unknown address. */
const useIsArticle = (): boolean =>
  useSyncExternalStore(
    never,
    () => /^\/blog\/[^/]/.test(window.location.pathname),
    () => false,
  );

/** The page for unknown addresses; below /blog/ it says that the post was not found. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const copy = required(data.notFoundPage, "not-found.yml");
  const isArticle = useIsArticle();
  useEffect(() => {
    console.warn(`No page stands at ${location.pathname}`);
  }, [location.pathname]);
  const title = isArticle ? copy.postTitle : copy.title;
  return (
    <>
      <Seo path="/404/" {...copy.seo} title={isArticle ? copy.postTitle : copy.seo.title} noindex />
      <PageHero intro={{ eyebrow: null, title, lead: isArticle ? copy.postLead : copy.lead }}>
        {isArticle ? (
          <ButtonLink to={copy.postLink.to}>{copy.postLink.label}</ButtonLink>
        ) : (
          <ButtonLink to={copy.home.to}>{copy.home.label}</ButtonLink>
        )}
      </PageHero>
      <Suggestions>
        <h2>{copy.suggestionsTitle}</h2>
        <ul className="suggestions">
          {copy.suggestions.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Suggestions>
    </>
  );
};

export default NotFoundPage;

const Suggestions = styled(Container)`
  padding-bottom: ${space(24)};

  h2 {
    font-size: 1.75rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)} ${space(8)};
    margin-top: ${space(4)};
  }

  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      title
      lead
      home {
        label
        to
      }
      suggestionsTitle
      suggestions {
        label
        to
      }
      postTitle
      postLead
      postLink {
        label
        to
      }
      seo {
        ...SeoPart
      }
    }
  }
`;
