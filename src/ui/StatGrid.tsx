import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, media, space } from "../theme/tokens";
import { Icon, type IconName } from "./Icon";
import { spoken } from "./spoken";

interface Stat extends Partial<Queries.ClaimPartFragment> {
  value: string;
  label: string;
  icon?: IconName;
}

/** The basis of a figure and its day or period, in one line; empty if neither is known. */
const basisOf = ({ basis, asOf }: Stat): string =>
  [basis?.replace(/\.$/, ""), asOf].filter(Boolean).join(" · ");

interface StatGridProps {
  stats: readonly Stat[];
  /** Sizes the figures for at least so many letters, so that lists below each other have one size. */
  letters?: number;
  /** A name for the list, if no heading gives one. */
  label?: string;
}

/** A ruled row of figures with their labels, and what each rests on; renders nothing without a figure. */
export const StatGrid = ({ stats, letters = 1, label }: StatGridProps) =>
  stats.length > 0 && (
    <List
      className="stats"
      aria-label={label}
      style={
        {
          "--longest": Math.max(letters, ...stats.map(({ value }) => value.length)),
        } as CSSProperties
      }
      $count={stats.length}
    >
      {stats.map((stat) => (
        <li key={stat.label}>
          {stat.icon && <Icon name={stat.icon} size={24} />}
          <strong>{spoken(stat.value)}</strong>
          <span>
            {stat.label}
            {basisOf(stat) && <small>{basisOf(stat)}</small>}
          </span>
        </li>
      ))}
    </List>
  );

export const query = graphql`
  fragment ClaimPart on Claim {
    value
    label
    basis
    asOf
  }
`;

/** Three columns if they fill every row, else at most four. */
const columns = ({ $count }: { $count: number }) => ($count % 3 === 0 ? 3 : Math.min(4, $count));

/** On a phone a row for each figure, with its label beside it. */
const List = styled.ul<{ $count: number }>`
  display: grid;
  border-top: 1px solid ${colour.line};

  li {
    --room: 40cqi;
    container-type: inline-size;
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    padding-block: ${space(2)};
    border-bottom: 1px solid ${colour.line};
    ${mixin.note}
  }

  svg {
    flex: none;
    align-self: start;
    color: ${colour.accent};
  }

  /* The largest size at which the longest figure, which never wraps, fits its place, even in a wide fallback font. */
  strong {
    flex: 0 0 38%;
    color: ${colour.ink};
    ${mixin.serif("clamp(0.75rem, calc(var(--room) / (var(--longest) * 0.5 + 0.6)), var(--largest))", 1)}
    --largest: clamp(2.25rem, 0.75rem + 3.4vw, 3.75rem);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  small {
    display: block;
    line-height: 1.4;
  }

  ${media.tabletOrPrint} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));

    /* The first column has as much room for its figure as the others, so that all figures have one size. */
    li {
      --room: 100cqi;
      flex-direction: column;
      gap: ${space(2)};
      padding-block: ${space(5)};
      padding-inline-end: calc(${space(9)} + 1px);
      font-size: inherit;
    }

    strong {
      flex: none;
    }

    li:not(:nth-child(${columns}n + 1)) {
      padding-inline: ${space(5)} ${space(4)};
      border-inline-start: 1px solid ${colour.line};
    }
  }
`;
