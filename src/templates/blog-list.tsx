import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../forms/forms-on-approach";
import { CategoryChips } from "../sections/CategoryChips";
import { PageHero } from "../sections/PageHero";
import { PageLinks } from "../sections/PageLinks";
import { PostList } from "../sections/PostList";
import { Seo } from "../seo/Seo";
import { seoOfPage, type ListPage } from "../site/list-pages";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { Container } from "../ui/Container";
import { Spacer } from "../ui/Spacer";

/**
 * /blog/ and the pages after it: articles, categories, and the newsletter. The chips are labels (spec §4),
 * unless the owner filters.
 */
const BlogListPage = ({
  data,
  location,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, ListPage>) => {
  const path = location.pathname;
  const copy = present(data.blogPage, "blog.yml");
  const { readLabel } = present(data.homePage, "home.yml").blog;
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo path={path} {...seoOfPage(copy.seo, page, copy.pages)} />
      <PageHero ground="paper" intro={copy.hero} />
      <Container>
        <CategoryChips copy={copy} categories={data.allCategory.nodes} path="/blog/" />
        <h2 className="visually-hidden">Articles</h2>
        {posts.length > 0 ? (
          <PostList
            posts={posts}
            readLabel={readLabel}
            readTime={copy.article.readTime}
            eager
            lead
          />
        ) : (
          <p>{copy.empty}</p>
        )}
        <PageLinks copy={copy.pages} base="/blog/" page={page} pages={pages} />
      </Container>
      <Spacer />
      <Band ground="sunken">
        <NewsletterForm />
      </Band>
    </>
  );
};

export default BlogListPage;

export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    homePage {
      blog {
        readLabel
      }
    }
    blogPage {
      seo {
        ...SeoPart
      }
      hero {
        ...IntroPart
      }
      ...CategoryChips
      empty
      pages {
        ...PageLinksPart
        description
      }
      article {
        readTime
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        ...CategoryChip
      }
    }
    allBlogPost(sort: { date: DESC }, skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
  }
`;
