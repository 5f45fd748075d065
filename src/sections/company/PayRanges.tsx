import type { CSSProperties } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, motion, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { payScale } from "./pay-scale";

/** The pay of each job, as bars on one scale. */
export const PayRanges = ({ jobs }: { jobs: readonly Queries.JobPartFragment[] }) => {
  const ranges = payScale(jobs.map(({ salary }) => salary));
  return (
    <List className="pay">
      {jobs.map(({ slug, title, salary }, index) => {
        const range = ranges[index];
        return (
          <li key={slug}>
            <span>{title}</span>
            <strong>{spoken(salary)}</strong>
            {range && (
              <i
                aria-hidden="true"
                style={
                  {
                    "--from": range.from,
                    "--to": range.to,
                    "--delay": `${index * 90}ms`,
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

    @container (max-width: 19rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li:first-child {
    border-top: 0;
  }

  li > span {
    ${mixin.note}
  }

  strong {
    ${mixin.serif("1.75rem")}
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
    animation: pay-grow ${motion.calm} var(--delay) backwards;
  }

  @keyframes pay-grow {
    from {
      transform: scaleX(0);
    }
  }
`;
