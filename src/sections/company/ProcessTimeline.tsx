import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { colour, font, media, motion, size, space } from "../../theme/tokens";
import { legsOf } from "./process-weeks";

/** The steps as legs of a voyage, to the scale of their weeks: solid to the minimum, hatched to the maximum. */
export const VoyagePlan = ({ steps }: { steps: readonly Queries.VoyageLegFragment[] }) => {
  const { legs, weeks } = legsOf(steps.map(({ duration }) => duration));
  // Room after the last week for a step without an end.
  const scale = weeks * 1.15;
  return (
    <Plan className="voyage">
      {steps.map(({ slug, order, title, duration }, index) => {
        const leg = legs[index] ?? { start: weeks, least: 0, most: 0 };
        const bar = {
          "--start": leg.start / scale,
          "--least": (leg.most > 0 ? leg.least : scale - leg.start) / scale,
          "--most": leg.most / scale,
          "--turn": `${index * 90}ms`,
        } as CSSProperties;
        return (
          <li key={slug} style={bar} data-open={leg.most === 0 || undefined}>
            <a href={`#${slug}`}>
              <span aria-hidden="true">{order}</span>
              {title}
            </a>
            <span>{duration}</span>
            <i aria-hidden="true" />
          </li>
        );
      })}
    </Plan>
  );
};

export const query = graphql`
  fragment VoyageLeg on ProcessStep {
    slug
    order
    title
    duration
  }
`;

const Plan = styled.ol`
  border-block: 1px solid ${colour.edge};

  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(2)} ${space(6)};
    align-items: center;
    padding-block: ${space(3)};
    border-top: 1px solid ${colour.line};
  }

  li:first-child {
    border-top: 0;
  }

  a {
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    color: ${colour.ink};
    font-family: ${font.display};
    font-size: 1.5rem;
    line-height: 1.2;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a > span {
    min-width: 1ch;
    color: ${colour.keel};
  }

  li > span {
    color: ${colour.muted};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }

  i {
    position: relative;
    grid-column: 1 / -1;
    height: 0.75rem;
  }

  i::before,
  i::after {
    content: "";
    position: absolute;
    inset-block: 0;
    left: calc(var(--start) * 100%);
    transform-origin: left;
    animation: leg-grow ${motion.calm} var(--turn) backwards;
  }

  i::before {
    width: calc(var(--most) * 100%);
    background: repeating-linear-gradient(135deg, ${colour.keel} 0 1px, transparent 1px 5px);
    outline: 1px solid ${colour.keel};
    outline-offset: -1px;
  }

  i::after {
    width: calc(var(--least) * 100%);
    background: ${colour.keel};
  }

  [data-open] i::before {
    display: none;
  }

  [data-open] i::after {
    background: linear-gradient(to right, ${colour.keel}, transparent);
  }

  @keyframes leg-grow {
    from {
      transform: scaleX(0);
    }
  }

  ${media.desktop} {
    li {
      grid-template-columns: 14rem 1fr 7rem;
      padding-block: ${space(3)};
    }

    i {
      grid-area: 1 / 2;
      height: 1.25rem;
    }

    li > span {
      text-align: right;
    }
  }
`;
