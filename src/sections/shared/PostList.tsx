import { graphql, Link } from "gatsby";
import type { ComponentPropsWithRef } from "react";
import styled, { css } from "styled-components";
import { reveal } from "../../ui/reveal";
import { plural } from "../../lib/plural";
import { deferredClass } from "../../lib/deferred-attributes";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { Picture } from "../../ui/Picture";
import { CalendarDate } from "./CalendarDate";

interface PostListProps {
  posts: readonly Queries.PostCardFragment[];
  /** True if the first cover is above the fold. */
  eager?: boolean;
  /** True if the first article spans all columns. */
  wideFirst?: boolean;
  list?: ComponentPropsWithRef<"ul">;
}

export const PostList = ({ posts, eager = false, wideFirst = false, list }: PostListProps) => (
  <List {...list} className="posts" $wideFirst={wideFirst}>
    {posts.map((post, index) => (
      <li
        key={post.slug}
        // The first screen shows one or three articles; the others appear together after it.
        className={index === (wideFirst ? 1 : 3) ? deferredClass : undefined}
        {...reveal()}
      >
        <Picture
          file={post.cover}
          alt=""
          eager={eager && index === 0}
          sizes={wideFirst ? (index === 0 ? sizesOfFirst : sizesBelowFirst) : sizesOfCard}
        />
        <Meta>
          <span>{post.category.title}</span>
          <span>{plural(WORDS.articles.readTime, post.readTime)}</span>
        </Meta>
        <h3>
          <Link to={post.href}>{post.title}</Link>
        </h3>
        <p>{post.excerpt}</p>
        <Meta className="byline">
          <span>{post.author}</span>
          <CalendarDate day={post.date} />
        </Meta>
        <Link to={post.href}>
          {WORDS.articles.read}
          <span className="visually-hidden">: {post.title}</span>
        </Link>
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
        gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [360, 560, 672, 960])
      }
    }
  }
`;

// On a phone 70vw rather than 90vw: a drawing looks sharp with three quarters of a dense screen's pixels.
const sizesOfFirst = "(min-width: 64rem) 45rem, (min-width: 48rem) 90vw, 70vw";
const sizesBelowFirst = "(min-width: 64rem) 17rem, (min-width: 48rem) 45vw, 7rem";
const sizesOfCard = "(min-width: 64rem) 24rem, (min-width: 48rem) 28vw, 7rem";

/** The first article across the full width: its cover beside its text. */
const wideFirstStyles = css`
  > li:first-child {
    grid-column: 1 / -1;
  }

  > li:first-child > * {
    grid-column: 1 / -1;
    grid-row: auto;
  }

  ${mixin.columns("tablet", "1fr 1fr")}

  ${media.tablet} {
    > li:first-child h3 {
      font-size: ${size.h2};
      line-height: 1.08;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${space(8)};

    > li:nth-child(n + 2) h3 {
      font-size: 1.5rem;
    }

    /* The cards are narrow, so each has the date below the author. */
    > li:nth-child(n + 2) .byline {
      flex-direction: column;
    }

    > li:first-child {
      display: grid;
      grid-template-columns: 1.6fr 1fr;
      grid-template-rows: auto auto auto auto 1fr;
      column-gap: ${space(12)};
      align-items: start;
      padding-bottom: ${space(14)};
      border-bottom: 1px solid ${colour.line};
    }

    > li:first-child > * {
      grid-column: 2;
    }

    > li:first-child > picture {
      grid-row: 1 / -1;
      grid-column: 1;
    }
  }
`;

const List = styled.ul<{ $wideFirst: boolean }>`
  ${mixin.stack(14, 8)}
  ${mixin.columns("tablet", "repeat(3, 1fr)")}

  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    scroll-margin-top: ${space(4)};
  }

  /* Author, date and link are on one line across the cards of a row, however long their titles. */
  > li > .byline {
    margin-top: auto;
  }

  > li > a {
    align-self: flex-start;
    font-weight: 600;
  }

  h3 {
    ${mixin.serif("1.5rem")}
  }

  /* A small cover beside category and title. */
  ${media.belowTablet} {
    row-gap: ${space(6)};

    > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(4.5rem, 66vw - 9.25rem, 7rem);
      gap: ${space(2)} ${space(4)};
      ${mixin.ruled(5, 0)}
    }

    > li > * {
      grid-column: 1 / -1;
    }

    > li > picture {
      grid-area: 1 / 2 / span 2;
      margin-top: ${space(1)};
    }

    > li > picture + div,
    > li > h3 {
      grid-column: 1;
    }
  }

  ${media.desktop} {
    column-gap: ${space(10)};

    h3 {
      font-size: 1.75rem;
    }
  }

  img {
    ${mixin.panel}
  }

  h3 a {
    ${mixin.quietLink}
  }

  p {
    color: ${colour.muted};
    line-height: 1.5;
  }

  ${({ $wideFirst }) => $wideFirst && wideFirstStyles}
`;

const Meta = styled.div`
  ${mixin.row(1, 4)}
  justify-content: space-between;
  ${mixin.note}

  /* On the smallest phones, both fit side by side on some cards only, so every card stacks them. */
  ${media.smallest} {
    flex-direction: column;
  }
`;
