import type { CSSProperties } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { spoken } from "../../ui/spoken";
import { BarList } from "./bar-list";
import { payScale } from "./pay-scale";

/** The pay of each job, as bars on one scale. */
export const PayRanges = ({ jobs }: { jobs: readonly Queries.JobPartFragment[] }) => {
  const ranges = payScale(jobs.map(({ salary }) => salary));
  return (
    <List as="ul" className="pay">
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

const List = styled(BarList)`
  li {
    padding-block: ${space(5)};
  }

  strong {
    ${mixin.serif("1.75rem")}
    line-height: 1.1;
    white-space: nowrap;
  }

  i {
    background: linear-gradient(${colour.line}, ${colour.line}) center / 100% 1px no-repeat;
  }

  i::before {
    content: "";
    left: calc(var(--from) * 100%);
    width: calc((var(--to) - var(--from)) * 100%);
    background: ${colour.keel};
  }
`;
