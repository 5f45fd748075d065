import { graphql, Link } from "gatsby";
import styled, { css } from "styled-components";
import { reveal } from "../../ui/reveal";
import { plural } from "../../lib/plural";
import { entriesAttribute } from "../../browser/hydration";
import { deferredClass } from "../../lib/deferred-attributes";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { MetaRow } from "../../ui/MetaRow";
import { Picture } from "../../ui/Picture";
import { CalendarDate } from "./CalendarDate";

interface PostListProps {
  posts: readonly Queries.PostCardFragment[];
  /** True if the first cover is above the fold. */
  eager?: boolean;
  /** True if the first article spans all columns. */
  wideFirst?: boolean;
}

export const PostList = ({ posts, eager = false, wideFirst = false }: PostListProps) => (
  <List {...{ [entriesAttribute]: "" }} className="posts" $wideFirst={wideFirst}>
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
        <div>
          <MetaRow>
            <li>{post.category.title}</li>
            <li>{plural(WORDS.articles.readTime, post.readTime)}</li>
          </MetaRow>
          <h3>
            <Link to={post.href}>{post.title}</Link>
          </h3>
          <p>{post.excerpt}</p>
          <MetaRow className="byline">
            <li>{post.author}</li>
            <li>
              <CalendarDate day={post.date} />
            </li>
          </MetaRow>
          <Link to={post.href}>
            {WORDS.articles.read}
            <span className="visually-hidden">: {post.title}</span>
          </Link>
        </div>
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
        gatsbyImageData(layout: CONSTRAINED, width: 560, breakpoints: [360, 560, 840, 1200])
      }
    }
  }
`;

// On a phone 70vw rather than 90vw: a drawing looks sharp with three quarters of a dense screen's pixels.
const sizesOfFirst = "(min-width: 64rem) 45rem, (min-width: 48rem) 90vw, 70vw";
const sizesBelowFirst = "(min-width: 64rem) 17rem, (min-width: 48rem) 45vw, 7rem";
const sizesOfCard = "(min-width: 64rem) 17rem, (min-width: 48rem) 28vw, 7rem";

/** The first article across the full width: its cover beside its text. */
const wideFirstStyles = css`
  ${media.desktop} {
    > li:first-child {
      display: grid;
      grid-template-columns: 1.6fr 1fr;
      gap: ${space(12)};

      h3 {
        font-size: ${size.h2};
      }
    }

    > li:not(:first-child) .byline {
      flex-direction: column;
      gap: 0;
    }
  }
`;

const List = styled.ul<{ $wideFirst: boolean }>`
  ${({ $wideFirst }) => mixin.stack($wideFirst ? 14 : 5, 8)}
  ${({ $wideFirst }) => mixin.columns("tablet", `repeat(${$wideFirst ? 2 : 3}, 1fr)`)}
  ${({ $wideFirst }) => mixin.columns("desktop", `repeat(${$wideFirst ? 4 : 3}, 1fr)`)}

  h3 {
    ${mixin.serif(size.title)}
  }

  p {
    color: ${colour.muted};
    line-height: 1.5;
  }

  > li > div > a {
    ${mixin.target}
    justify-self: start;
    font-weight: 600;
  }

  img {
    ${mixin.panel}
  }

  /* On a phone, the text runs around a small cover; teasers have no excerpt. */
  ${media.belowTablet} {
    p {
      display: ${({ $wideFirst }) => ($wideFirst ? "block" : "none")};
    }

    > li {
      ${mixin.ruled(5, 0)}
    }

    h3,
    p {
      margin-bottom: ${space(1)};
      text-wrap: pretty;
    }

    picture {
      float: inline-end;
      width: 28%;
      margin: ${space(1)} 0 ${space(2)} ${space(4)};
    }
  }

  /* Authors, dates and links are on one line across the cards of a row, however long their titles. */
  ${media.tablet} {
    row-gap: ${space(12)};

    > li {
      display: flex;
      flex-direction: column;
      gap: ${space(4)};
    }

    > li > div {
      ${mixin.stack(2)}
      flex: 1;
      grid-template-rows: auto auto 1fr;
    }

    > li:first-child {
      grid-column: ${({ $wideFirst }) => $wideFirst && "1 / -1"};
    }
  }

  ${({ $wideFirst }) => $wideFirst && wideFirstStyles}
`;
