import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../features/forms/forms-when-used";
import { ByLine } from "../sections/articles/ByLine";
import { Closing } from "../sections/shared/Closing";
import { Cover } from "../sections/articles/Cover";
import { LongText } from "../features/long-texts/LongText";
import { NextArticle } from "../sections/articles/NextArticle";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { LinkList, RelatedAside } from "../ui/LinkList";
import { Section } from "../ui/Section";

const BlogPostPage = ({ data }: PageProps<Queries.BlogPostPageQuery>) => {
  const post = required(data.blogPost, "the article");
  const { closing } = required(data.blogPage, "blog.yml");
  const { title, seo, example, author, date, updated, category, readTime } = post;
  return (
    <>
      <article>
        <PageHero
          ground="paper"
          seo={{
            ...seo,
            article: {
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
            },
          }}
          intro={{ eyebrow: category.title, title, lead: post.excerpt }}
          figure={<Cover file={post.cover} alt={post.coverAlt ?? ""} />}
        >
          {example && (
            <p>
              <strong>{WORDS.articles.example}</strong>
            </p>
          )}
          <ByLine author={author} date={date} updated={updated} minutes={readTime} />
        </PageHero>
        <LongText file={post.textFile} headings={post.headings} offer={closing}>
          <RelatedAside>
            <LinkList title={WORDS.articles.related} links={post.related} className="related" />
            <LinkList title={WORDS.articles.services} links={post.services} />
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
        href
        title
      }
      related {
        ...RelatedReading
      }
      next {
        href
        title
      }
      coverAlt
      cover {
        ...Cover
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
