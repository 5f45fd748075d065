import { graphql, type PageProps } from "gatsby";
import { ListedPosts } from "../sections/ListedPosts";
import { PageHero } from "../sections/PageHero";
import { Seo } from "../seo/Seo";
import { categoryRoute } from "../site/filters";
import { seoOfPage, type ListPage } from "../site/list-pages";
import { present } from "../site/present";

/** /blog/category/<id>/ and the pages after it: the articles of a category, if filtering is on. */
const BlogCategoryPage = ({
  data,
  location,
  pageContext: { page, pages },
}: PageProps<Queries.BlogCategoryPageQuery, ListPage>) => {
  const category = present(data.category, "the category");
  const copy = present(data.blogPage, "blog.yml");
  const { readLabel } = present(data.homePage, "home.yml").blog;
  return (
    <>
      <Seo path={location.pathname} {...seoOfPage(category.seo, page, copy.pages)} />
      <PageHero
        ground="paper"
        intro={{ eyebrow: copy.hero.eyebrow, title: category.title, lead: category.description }}
      />
      <ListedPosts
        copy={copy}
        categories={data.allCategory.nodes}
        posts={data.allBlogPost.nodes}
        readLabel={readLabel}
        base={categoryRoute(category.slug)}
        page={page}
        pages={pages}
      />
    </>
  );
};

export default BlogCategoryPage;

export const query = graphql`
  query BlogCategoryPage($slug: String!, $skip: Int!, $limit: Int!) {
    category(slug: { eq: $slug }) {
      slug
      title
      description
      seo {
        ...SeoPart
      }
    }
    homePage {
      blog {
        readLabel
      }
    }
    blogPage {
      hero {
        eyebrow
      }
      ...ListedPosts
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        ...CategoryChip
      }
    }
    allBlogPost(
      filter: { category: { slug: { eq: $slug } } }
      sort: { date: DESC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
