import { graphql, type PageProps } from "gatsby";
import { ListedPosts } from "../sections/ListedPosts";
import { PageHero } from "../sections/PageHero";
import { Seo } from "../seo/Seo";
import { seoOfPage, type ListPage } from "../site/list-pages";
import { present } from "../site/present";

/**
 * /blog/ and the pages after it: articles, categories, and the newsletter. The chips are labels, unless the
 * owner turns filtering on.
 */
const BlogListPage = ({
  data,
  location,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, ListPage>) => {
  const copy = present(data.blogPage, "blog.yml");
  const { readLabel } = present(data.homePage, "home.yml").blog;
  return (
    <>
      <Seo path={location.pathname} {...seoOfPage(copy.seo, page, copy.pages)} />
      <PageHero ground="paper" intro={copy.hero} />
      <ListedPosts
        copy={copy}
        categories={data.allCategory.nodes}
        posts={data.allBlogPost.nodes}
        readLabel={readLabel}
        base="/blog/"
        page={page}
        pages={pages}
        lead
      />
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
      ...ListedPosts
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
