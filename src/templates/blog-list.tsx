import { graphql, type PageProps } from "gatsby";
import { ListedPosts } from "../sections/articles/ListedPosts";
import { PageHero } from "../sections/shared/PageHero";
import { Seo } from "../seo/Seo";
import { categoryRoute } from "../lib/filters";
import { seoOfPage, type ListPage } from "../lib/list-pages";
import { required } from "../lib/required";

/**
 * /blog/ and the pages after it: articles, categories, and the newsletter. The chips are labels, unless the
 * owner filters: then /blog/category/<id>/ and the pages after it list the articles of one category.
 */
const BlogListPage = ({
  data: { category, ...data },
  location,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, ListPage>) => {
  const copy = required(data.blogPage, "blog.yml");
  const { readLabel } = required(data.homePage, "home.yml").blog;
  const intro = category
    ? { eyebrow: copy.hero.eyebrow, title: category.title, lead: category.description }
    : copy.hero;
  const { posts, usedCategories } = required(data.postListPage, "the list of articles");
  return (
    <>
      <Seo
        path={location.pathname}
        {...seoOfPage(category ? category.seo : copy.seo, page, copy.pages)}
      />
      <PageHero ground="paper" intro={intro} />
      <ListedPosts
        copy={copy}
        categories={data.allCategory.nodes}
        usedCategories={usedCategories}
        posts={posts}
        readLabel={readLabel}
        base={category ? categoryRoute(category.slug) : "/blog/"}
        page={page}
        pages={pages}
        lead={!category}
      />
    </>
  );
};

export default BlogListPage;

export const query = graphql`
  query BlogListPage($path: String!, $category: String = "") {
    category(slug: { eq: $category }) {
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
    postListPage(path: { eq: $path }) {
      usedCategories
      posts {
        ...PostCard
      }
    }
  }
`;
