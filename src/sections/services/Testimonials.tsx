import { graphql } from "gatsby";
import styled from "styled-components";
import { plural } from "../../lib/plural";
import { reveal } from "../../ui/reveal";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { CalendarDate } from "../shared/CalendarDate";

export const Testimonials = ({
  testimonials,
}: {
  testimonials: readonly Queries.TestimonialCardFragment[];
}) => (
  <List className="testimonials">
    {testimonials.map(({ slug, quote, author, title, rating, source, date }) => (
      <li key={slug} {...reveal()}>
        <figure>
          {rating && (
            <Stars role="img" aria-label={plural(WORDS.testimonials.rating, rating)}>
              {Array.from({ length: rating }, (_, star) => (
                <Icon key={star} name="star" filled />
              ))}
            </Stars>
          )}
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong>{author}</strong>
            <span>{title}</span>
            {source && <span>{source}</span>}
            {date && <CalendarDate day={date} />}
          </figcaption>
        </figure>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    slug
    quote
    author
    title
    rating
    source
    date
  }
`;

const List = styled.ul`
  ${mixin.stack(12)}
  ${mixin.columns("tablet", "1fr 1fr")}

  figure {
    ${mixin.stack(6)}
    padding-top: ${space(6)};
    border-top: 1px solid ${colour.ink};
  }

  blockquote {
    ${mixin.serif(size.figure)}
  }

  figcaption {
    display: grid;
  }

  figcaption :is(span, time) {
    color: ${colour.muted};
  }
`;

const Stars = styled.div`
  display: flex;
  gap: ${space(1)};
  color: ${colour.loss};
`;
