import type { CSSProperties } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, motion, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { phasesOf } from "./process-phases";

/** The steps one after the other, as bars on a scale of weeks: solid to the minimum, hatched to the maximum. */
export const ProcessTimeline = ({
  steps,
}: {
  steps: readonly Queries.ProcessStepPartFragment[];
}) => {
  const { phases, weeks } = phasesOf(steps.map(({ duration }) => duration));
  // Room after the last week for a step without an end; 1 if no step has an end.
  const scale = weeks * 1.15 || 1;
  return (
    <Timeline className="timeline">
      {steps.map(({ slug, order, title, duration }, index) => {
        const phase = phases[index] ?? { start: weeks, min: 0, max: 0 };
        const bar = {
          "--start": phase.start / scale,
          "--min": (phase.max > 0 ? phase.min : scale - phase.start) / scale,
          "--max": phase.max / scale,
          "--delay": `${index * 90}ms`,
        } as CSSProperties;
        return (
          <li key={slug} style={bar} data-open={phase.max === 0 || undefined}>
            <a href={`#${slug}`}>
              <span aria-hidden="true">{order}</span>
              {title}
            </a>
            <span>{spoken(duration)}</span>
            <i aria-hidden="true" />
          </li>
        );
      })}
    </Timeline>
  );
};

const Timeline = styled.ol`
  border-block: 1px solid ${colour.edge};

  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(2)} ${space(6)};
    align-items: center;
    padding-block: ${space(3)};
    border-top: 1px solid ${colour.line};

    ${media.enlarged} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li:first-child {
    border-top: 0;
  }

  a {
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    color: ${colour.ink};
    ${mixin.serif("1.5rem")}
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
    ${mixin.note}
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
    animation: phase-grow ${motion.calm} var(--delay) backwards;
  }

  i::before {
    width: calc(var(--max) * 100%);
    background: repeating-linear-gradient(135deg, ${colour.keel} 0 1px, transparent 1px 5px);
    outline: 1px solid ${colour.keel};
    outline-offset: -1px;
  }

  i::after {
    width: calc(var(--min) * 100%);
    background: ${colour.keel};
  }

  [data-open] i::before {
    display: none;
  }

  [data-open] i::after {
    background: linear-gradient(to right, ${colour.keel}, transparent);
  }

  @keyframes phase-grow {
    from {
      transform: scaleX(0);
    }
  }

  ${media.desktop} {
    li {
      grid-template-columns: 14rem 1fr 7rem;
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
