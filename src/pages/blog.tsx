import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { NewsletterForm } from "../forms/NewsletterForm";
import { PageHero } from "../sections/PageHero";
import { PostList } from "../sections/PostList";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { space } from "../theme/tokens";
import { Band } from "../ui/Band";
import { Chip, Chips } from "../ui/Chip";
import { Container } from "../ui/Container";

/** /blog/: the articles, the categories, and the newsletter. The chips are labels (spec §4). */
const BlogPage = ({ data, location }: PageProps<Queries.BlogPageQuery>) => {
  const path = location.pathname;
  const copy = present(data.blogPage, "blog.yml");
  const { readLabel } = present(data.homePage, "home.yml").blog;
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo path={path} {...copy.seo} />
      <PageHero ground="paper" intro={copy.hero} />
      <Container>
        <Row>
          <h2 className="visually-hidden">Categories</h2>
          <Chips>
            <Chip aria-current="true">{copy.allLabel}</Chip>
            {data.allCategory.nodes.map(({ slug, title }) => (
              <Chip key={slug}>{title}</Chip>
            ))}
          </Chips>
        </Row>
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
      </Container>
      <Spacer />
      <Band ground="sunken">
        <NewsletterForm />
      </Band>
    </>
  );
};

export default BlogPage;

const Row = styled.div`
  margin-bottom: ${space(10)};
`;

const Spacer = styled.div`
  height: ${space(20)};
`;

export const query = graphql`
  query BlogPage {
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
      allLabel
      empty
      article {
        readTime
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        slug
        title
      }
    }
    allBlogPost(sort: { date: DESC }) {
      nodes {
        ...PostCard
      }
    }
  }
`;
