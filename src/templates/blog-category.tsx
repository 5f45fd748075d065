import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../forms/forms-on-approach";
import { CategoryChips } from "../sections/CategoryChips";
import { PageHero } from "../sections/PageHero";
import { PostList } from "../sections/PostList";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { Band } from "../ui/Band";
import { Container } from "../ui/Container";
import { Spacer } from "../ui/Spacer";

/** /blog/category/<id>/: the articles of a category, where the owner filters. */
const BlogCategoryPage = ({ data, location }: PageProps<Queries.BlogCategoryPageQuery>) => {
  const path = location.pathname;
  const category = present(data.category, "the category");
  const copy = present(data.blogPage, "blog.yml");
  const { readLabel } = present(data.homePage, "home.yml").blog;
  return (
    <>
      <Seo path={path} {...category.seo} />
      <PageHero
        ground="paper"
        intro={{ eyebrow: copy.hero.eyebrow, title: category.title, lead: category.description }}
      />
      <Container>
        <CategoryChips copy={copy} categories={data.allCategory.nodes} path={path} />
        <h2 className="visually-hidden">Articles</h2>
        <PostList
          posts={data.allBlogPost.nodes}
          readLabel={readLabel}
          readTime={copy.article.readTime}
          eager
        />
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
  query BlogCategoryPage($slug: String!) {
    category(slug: { eq: $slug }) {
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
      article {
        readTime
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        ...CategoryChip
      }
    }
    allBlogPost(filter: { category: { slug: { eq: $slug } } }, sort: { date: DESC }) {
      nodes {
        ...PostCard
      }
    }
  }
`;
