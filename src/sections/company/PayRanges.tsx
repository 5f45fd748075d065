import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { colour, font, motion, size, space } from "../../theme/tokens";
import { payScale } from "./pay-scale";

/** The pay of each open position, on one scale. */
export const PayRanges = ({ jobs }: { jobs: readonly Queries.PayRangeFragment[] }) => {
  const ranges = payScale(jobs.map(({ salary }) => salary));
  return (
    <List className="pay">
      {jobs.map(({ slug, title, salary }, index) => {
        const range = ranges[index];
        return (
          <li key={slug}>
            <span>{title}</span>
            <strong>{salary}</strong>
            {range && (
              <i
                aria-hidden="true"
                style={
                  {
                    "--from": range.from,
                    "--to": range.to,
                    "--turn": `${index * 90}ms`,
                  } as CSSProperties
                }
              />
            )}
          </li>
        );
      })}
    </List>
  );
};

export const query = graphql`
  fragment PayRange on Job {
    slug
    title
    salary
  }
`;

const List = styled.ul`
  container-type: inline-size;
  border-block: 1px solid ${colour.edge};

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(3)} ${space(6)};
    align-items: baseline;
    padding-block: ${space(5)};
    border-top: 1px solid ${colour.line};

    @container (max-width: 15rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li:first-child {
    border-top: 0;
  }

  span {
    color: ${colour.muted};
    font-size: ${size.small};
  }

  strong {
    font-family: ${font.display};
    font-size: 1.75rem;
    font-weight: 400;
    line-height: 1.1;
    white-space: nowrap;
  }

  i {
    position: relative;
    grid-column: 1 / -1;
    height: 0.75rem;
    background: linear-gradient(${colour.line}, ${colour.line}) center / 100% 1px no-repeat;
  }

  i::before {
    content: "";
    position: absolute;
    inset-block: 0;
    left: calc(var(--from) * 100%);
    width: calc((var(--to) - var(--from)) * 100%);
    background: ${colour.keel};
    transform-origin: left;
    animation: pay-grow ${motion.calm} var(--turn) backwards;
  }

  @keyframes pay-grow {
    from {
      transform: scaleX(0);
    }
  }
`;
