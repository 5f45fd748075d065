import { graphql, Link, type PageProps } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";
import { NewsletterForm } from "../forms/forms-on-approach";
import { ByLine } from "../sections/ByLine";
import { Closing } from "../sections/Closing";
import { Cover } from "../sections/Cover";
import { LongText } from "../sections/LongText";
import { PageHero } from "../sections/PageHero";
import { RelatedReading } from "../sections/RelatedReading";
import { Seo } from "../seo/Seo";
import { blogPosting } from "../seo/structured-data";
import { present } from "../site/present";
import { useSite } from "../site/useSite";
import { colour, font, space } from "../theme/tokens";
import { Band } from "../ui/Band";

/** An article (spec §2, /blog/{id}). */
const BlogPostPage = ({ data, location }: PageProps<Queries.BlogPostPageQuery>) => {
  const path = location.pathname;
  const post = present(data.blogPost, "the article");
  const { article, closing } = present(data.blogPage, "blog.yml");
  const site = useSite();
  const { title, seo, author, date, category, readTime } = post;
  const share = (post.share?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined)
    ?.images.fallback?.src;
  const next = data.older.nodes[0] ?? data.newest.nodes.find(({ href }) => href !== path);
  return (
    <>
      <Seo
        path={path}
        type="article"
        {...seo}
        data={[
          blogPosting(site, {
            path,
            title,
            description: seo.description,
            author,
            date,
            image: share,
            words: post.words,
            section: category.title,
            keywords: seo.keywords,
          }),
        ]}
      />
      <article>
        <PageHero ground="paper" intro={{ eyebrow: category.title, title, lead: post.excerpt }}>
          <ByLine author={author} date={date} reading={`${readTime} ${article.readTime}`} />
        </PageHero>
        <Cover image={post.cover?.childImageSharp?.gatsbyImageData} alt={post.coverAlt ?? ""} />
        <LongText file={post.textFile} headings={post.headings} contentsTitle={article.contents}>
          <Related>
            <RelatedReading
              words={article}
              reading={[...post.relatedPosts, ...post.relatedGuides, ...post.relatedStudies]}
            />
            <h2>{article.services}</h2>
            <ul className="services">
              {post.services.map((service) => (
                <li key={service.href}>
                  <Link to={service.href}>{service.title}</Link>
                </li>
              ))}
            </ul>
          </Related>
          {next && (
            <Next to={next.href}>
              <span>{article.next}</span>
              <strong>{next.title}</strong>
            </Next>
          )}
        </LongText>
      </article>
      <Closing {...closing} />
      <Band>
        <NewsletterForm />
      </Band>
    </>
  );
};

export default BlogPostPage;

const Related = styled.aside`
  margin-top: ${space(14)};
  padding-top: ${space(5)};
  border-top: 1px solid ${colour.line};

  > h2 {
    margin-top: ${space(6)};
    font-family: ${font.text};
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }

  .services {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(8)};
    margin-top: ${space(2)};
  }

  .services a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

const Next = styled(Link)`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(10)};
  padding-block: ${space(6)};
  border-block: 1px solid ${colour.line};
  text-decoration: none;

  span {
    color: ${colour.muted};
  }

  strong {
    font-family: ${font.display};
    font-size: 1.75rem;
    font-weight: 400;
    line-height: 1.2;
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

export const query = graphql`
  query BlogPostPage($slug: String!, $date: Date!) {
    blogPost(slug: { eq: $slug }) {
      title
      excerpt
      author
      date
      readTime
      words
      textFile
      headings {
        depth
        text
        id
      }
      category {
        title
      }
      services {
        title
        href
      }
      relatedPosts {
        ...RelatedPost
      }
      relatedGuides {
        ...RelatedGuide
      }
      relatedStudies {
        ...RelatedStudy
      }
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [420, 560, 720, 960, 1200])
        }
      }
      share: cover {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG])
        }
      }
      seo {
        ...SeoPart
      }
    }
    older: allBlogPost(filter: { date: { lt: $date } }, sort: { date: DESC }, limit: 1) {
      nodes {
        href
        title
      }
    }
    newest: allBlogPost(sort: { date: DESC }, limit: 2) {
      nodes {
        href
        title
      }
    }
    blogPage {
      article {
        contents
        readTime
        services
        ...RelatedWords
        next
      }
      closing {
        ...ClosingPart
      }
    }
  }
`;
