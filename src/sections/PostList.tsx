import { graphql, Link } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";
import { reveal } from "../ui/reveal";
import { calendarDate } from "../site/calendar-date";
import { colour, media, radius, size, space } from "../theme/tokens";
import { Picture } from "../ui/Picture";

interface PostListProps {
  posts: readonly Queries.PostCardFragment[];
  /** The words of each card's link. */
  readLabel: string;
  /** The words after the minutes. */
  readTime: string;
  /** True where the first covers are above the fold. */
  eager?: boolean;
}

/** Articles with cover, category, day and read time. */
export const PostList = ({ posts, readLabel, readTime, eager = false }: PostListProps) => (
  <List className="posts">
    {posts.map((post, index) => (
      <li key={post.slug} {...reveal(index % 3)}>
        <Picture
          image={post.cover?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined}
          alt=""
          eager={eager && index < 3}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 90vw"
        />
        <Meta>
          <span>{post.category.title}</span>
          <span>
            {post.readTime} {readTime}
          </span>
        </Meta>
        <h3>
          <Link to={post.href}>{post.title}</Link>
        </h3>
        <p>{post.excerpt}</p>
        <Meta>
          <span>{post.author}</span>
          <time dateTime={post.date}>{calendarDate(post.date)}</time>
        </Meta>
        <Read to={post.href}>
          {readLabel}
          <span className="visually-hidden">: {post.title}</span>
        </Read>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment PostCard on BlogPost {
    slug
    href
    title
    excerpt
    author
    date
    readTime
    category {
      title
    }
    cover {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [320, 480, 640, 960])
      }
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(14)} ${space(10)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
  }

  img {
    border: 1px solid ${colour.line};
    border-radius: ${radius.panel};
  }

  h3 a {
    color: inherit;
    text-decoration: none;
  }

  h3 a:hover {
    text-decoration: underline;
  }

  p {
    color: ${colour.muted};
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  color: ${colour.muted};
  font-size: ${size.small};
`;

const Read = styled(Link)`
  margin-top: auto;
  font-weight: 600;
`;
