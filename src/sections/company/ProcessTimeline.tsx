import type { CSSProperties } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { BarList } from "./bar-list";
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

const Timeline = styled(BarList)`
  li {
    row-gap: ${space(2)};
    align-items: center;
    padding-block: ${space(3)};
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
    font-variant-numeric: tabular-nums;
  }

  i::before,
  i::after {
    content: "";
    left: calc(var(--start) * 100%);
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
