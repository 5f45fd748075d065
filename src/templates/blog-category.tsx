import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../forms/forms-on-approach";
import { CategoryChips } from "../sections/CategoryChips";
import { PageHero } from "../sections/PageHero";
import { PageLinks } from "../sections/PageLinks";
import { PostList } from "../sections/PostList";
import { Seo } from "../seo/Seo";
import { categoryRoute } from "../site/filters";
import { seoOfPage, type ListPage } from "../site/list-pages";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { Container } from "../ui/Container";
import { Spacer } from "../ui/Spacer";

/** /blog/category/<id>/ and the pages after it: the articles of a category, where the owner filters. */
const BlogCategoryPage = ({
  data,
  location,
  pageContext: { page, pages },
}: PageProps<Queries.BlogCategoryPageQuery, ListPage>) => {
  const path = location.pathname;
  const category = present(data.category, "the category");
  const copy = present(data.blogPage, "blog.yml");
  const base = categoryRoute(category.slug);
  const { readLabel } = present(data.homePage, "home.yml").blog;
  return (
    <>
      <Seo path={path} {...seoOfPage(category.seo, page, copy.pages)} />
      <PageHero
        ground="paper"
        intro={{ eyebrow: copy.hero.eyebrow, title: category.title, lead: category.description }}
      />
      <Container>
        <CategoryChips copy={copy} categories={data.allCategory.nodes} path={base} />
        <h2 className="visually-hidden">Articles</h2>
        <PostList
          posts={data.allBlogPost.nodes}
          readLabel={readLabel}
          readTime={copy.article.readTime}
          eager
        />
        <PageLinks copy={copy.pages} base={base} page={page} pages={pages} />
      </Container>
      <Spacer />
      <Band ground="sunken">
        <NewsletterForm />
      </Band>
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
      ...CategoryChips
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
