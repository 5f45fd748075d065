import { graphql, type PageProps } from "gatsby";
import { NewsletterForm } from "../features/forms/forms-when-used";
import { FilterChips } from "../sections/shared/FilterChips";
import { PageHero } from "../sections/shared/PageHero";
import { PageLinks } from "../sections/shared/PageLinks";
import { PostList } from "../sections/shared/PostList";
import { seoOfPage, type ListPage } from "../lib/list-pages";
import { required } from "../lib/required";
import { Container, Spacer } from "../ui/Container";
import { Section } from "../ui/Section";

/**
 * /blog/ and the pages after it: articles, categories, and the newsletter. If the owner turns filtering on, the chips
 * are links, and /blog/category/<id>/ and the pages after it list the articles of one category.
 */
const BlogListPage = ({
  data: { category, ...data },
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, ListPage>) => {
  const copy = required(data.blogPage, "blog.yml");
  const posts = data.allBlogPost.nodes;
  const base = category?.href ?? "/blog/";
  return (
    <>
      <PageHero
        ground="paper"
        seo={seoOfPage(category ? category.seo : copy.seo, page, copy.pagesDescription)}
        intro={
          category
            ? { eyebrow: copy.hero.eyebrow, title: category.title, lead: category.description }
            : copy.hero
        }
      />
      <Container>
        <FilterChips
          title={WORDS.articles.categories}
          chips={[
            { title: WORDS.articles.all, href: copy.filterByCategory ? "/blog/" : null },
            ...data.allCategory.nodes,
          ]}
          current={base}
        />
        <h2 className="visually-hidden">{WORDS.articles.list}</h2>
        {posts.length > 0 ? (
          <PostList posts={posts} eager wideFirst={!category} />
        ) : (
          <p>{copy.empty}</p>
        )}
        <PageLinks base={base} page={page} pages={pages} />
      </Container>
      <Spacer />
      <Section ground="sunken">
        <NewsletterForm />
      </Section>
    </>
  );
};

export default BlogListPage;

export const query = graphql`
  query BlogListPage($skip: Int, $limit: Int, $category: String = "*") {
    category(slug: { eq: $category }) {
      href
      title
      description
      ...PageSeo
    }
    blogPage {
      ...PageTop
      filterByCategory
      empty
      pagesDescription
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        title
        href
      }
    }
    allBlogPost(filter: { category: { slug: { glob: $category } } }, skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
  }
`;
