import { graphql } from "gatsby";
import { useLeftEntry } from "../../browser/useLeftEntry";
import { NewsletterForm } from "../../features/forms/forms-on-approach";
import { Section } from "../../ui/Section";
import { Container, Spacer } from "../../ui/Container";
import { categoryRoute, filterChips } from "../../lib/filters";
import { FilterChips } from "../shared/FilterChips";
import { PageLinks } from "../shared/PageLinks";
import { PostList } from "../shared/PostList";

interface ListedPostsProps {
  copy: Queries.ListedPostsFragment;
  categories: readonly Queries.CategoryChipFragment[];
  /** The ids of the categories that have an article. */
  usedCategories: readonly string[];
  posts: readonly Queries.PostCardFragment[];
  readLabel: string;
  /** The address of the list's first page. */
  base: string;
  page: number;
  pages: number;
  /** True if the first article is larger than the others. */
  lead?: boolean;
}

export const ListedPosts = (props: ListedPostsProps) => {
  const { copy, categories, usedCategories, posts, readLabel, base, page, pages, lead } = props;
  const list = useLeftEntry<HTMLUListElement>();
  return (
    <>
      <Container>
        <FilterChips
          title="Categories"
          chips={filterChips({
            on: copy.filterByCategory,
            all: { label: copy.allLabel, to: "/blog/" },
            groups: categories.map(({ slug, title }) => ({
              label: title,
              to: categoryRoute(slug),
              entries: usedCategories.includes(slug) ? 1 : 0,
            })),
            path: base,
          })}
        />
        <h2 className="visually-hidden">Articles</h2>
        {posts.length > 0 ? (
          <PostList
            posts={posts}
            readLabel={readLabel}
            readTime={copy.article.readTime}
            eager
            lead={lead}
            list={list}
          />
        ) : (
          <p>{copy.empty}</p>
        )}
        <PageLinks copy={copy.pages} base={base} page={page} pages={pages} />
      </Container>
      <Spacer />
      <Section ground="sunken">
        <NewsletterForm />
      </Section>
    </>
  );
};

export const query = graphql`
  fragment ListedPosts on BlogPage {
    allLabel
    filterByCategory
    empty
    pages {
      ...PageLinksPart
      description
    }
    article {
      readTime
    }
  }

  fragment CategoryChip on Category {
    slug
    title
  }
`;
