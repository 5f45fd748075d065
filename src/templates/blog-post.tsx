import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../features/forms/forms-when-used";
import { ByLine } from "../sections/articles/ByLine";
import { Closing } from "../sections/shared/Closing";
import { Cover } from "../sections/articles/Cover";
import { LongText } from "../features/long-texts/LongText";
import { NextArticle } from "../sections/articles/NextArticle";
import { ServiceLinks } from "../sections/articles/ServiceLinks";
import { PageHero } from "../sections/shared/PageHero";
import { RelatedAside, RelatedReading } from "../sections/shared/RelatedReading";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { Section } from "../ui/Section";

const BlogPostPage = ({ data }: PageProps<Queries.BlogPostPageQuery>) => {
  const post = required(data.blogPost, "the article");
  const { closing } = required(data.blogPage, "blog.yml");
  const { title, seo, example, author, date, updated, category, readTime } = post;
  return (
    <>
      <Seo
        {...seo}
        article={{
          type: "BlogPosting",
          headline: title,
          example,
          author,
          isPerson: post.writer !== null,
          published: date,
          updated,
          words: post.wordCount,
          section: category.title,
          cover: post.share,
        }}
      />
      <article>
        <PageHero ground="paper" intro={{ eyebrow: category.title, title, lead: post.excerpt }}>
          {example && (
            <p>
              <strong>{WORDS.articles.example}</strong>
            </p>
          )}
          <ByLine author={author} date={date} updated={updated} minutes={readTime} />
        </PageHero>
        <Cover file={post.cover} alt={post.coverAlt ?? ""} />
        <LongText file={post.textFile} headings={post.headings} offer={closing}>
          <RelatedAside>
            <RelatedReading title={WORDS.articles.related} reading={post.related} />
            <ServiceLinks services={post.services} />
          </RelatedAside>
          {post.next && <NextArticle label={WORDS.articles.next} article={post.next} />}
        </LongText>
      </article>
      <Closing {...closing} />
      <Section>
        <NewsletterForm />
      </Section>
    </>
  );
};

export default BlogPostPage;

export const query = graphql`
  query BlogPostPage($slug: String!) {
    blogPost(slug: { eq: $slug }) {
      title
      example
      excerpt
      author
      writer {
        title
      }
      date
      updated
      readTime
      wordCount
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
        ...ServiceLink
      }
      related {
        ...RelatedReading
      }
      next {
        ...NextArticle
      }
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [560, 840, 1200])
        }
      }
      share: cover {
        ...ShareImage
      }
      ...PageSeo
    }
    blogPage {
      closing {
        ...ClosingPart
      }
    }
  }
`;
