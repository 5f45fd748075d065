import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import styled, { css } from "styled-components";
import { colour, font, measure, media, size, space } from "../theme/tokens";
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
  /** A name for the list, if no heading gives one. */
  label?: string;
}

/** A ruled row of figures with their labels, and what each rests on; renders nothing without a figure. */
export const StatGrid = ({ stats, label }: StatGridProps) =>
  stats.length > 0 && (
    <List
      className="stats"
      aria-label={label}
      style={{ "--longest": Math.max(...stats.map(({ value }) => value.length)) } as CSSProperties}
      $count={stats.length}
    >
      {stats.map((stat) => (
        <li key={stat.label}>
          {stat.icon && <Icon name={stat.icon} size={24} />}
          <strong>{spoken(stat.value)}</strong>
          <Label>
            {stat.label}
            {basisOf(stat) && <small className="basis">{basisOf(stat)}</small>}
          </Label>
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

/** The largest font size at which the longest figure, which never wraps, fits a width, even in a wide fallback font. */
const fontSizeFor = (width: string, min: string, max: string) =>
  `clamp(${min}, calc(${width} / (var(--longest) * 0.5 + 1.3)), ${max})`;

/** On a phone, three figures become the rows of a list: each figure on the left, its label on the right. */
const phoneList = css`
  ${media.belowTablet} {
    grid-template-columns: minmax(min(7rem, 40%), auto) minmax(0, 1fr);

    li:nth-child(n) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      column-gap: ${space(4)};
      align-items: baseline;
      padding: ${space(2)} 0;
      border-inline-start: 0;
    }

    strong {
      font-size: ${fontSizeFor("60vw", "1.25rem", "2.25rem")};
    }

    li > span {
      margin: 0;
      font-size: ${size.small};
      line-height: 1.4;
    }
  }
`;

const List = styled.ul<{ $count: number }>`
  display: grid;
  border-top: 1px solid ${colour.line};

  li {
    display: flex;
    flex-direction: column;
    border-block-end: 1px solid ${colour.line};
    border-inline-start: 1px solid ${colour.line};
  }

  svg {
    margin-bottom: ${space(2)};
    color: ${colour.accent};
  }

  strong {
    font-family: ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.015em;
    white-space: nowrap;
    font-size: ${(list) =>
      fontSizeFor(
        `(min(100vw - 4rem, ${measure.page}) / ${columns(list)} - 3rem)`,
        "1.25rem",
        "clamp(2.25rem, 0.75rem + 3.4vw, 4.25rem)",
      )};
  }

  ${media.tabletOrPrint} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));

    li {
      padding-block: ${space(6)};
      padding-inline: ${space(6)} ${space(5)};
    }

    li:nth-child(${columns}n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }

  /* Less padding, so that four figures have room. */
  ${media.tabletOnly} {
    li {
      padding-inline: ${space(4)} ${space(2)};
    }
  }

  /* Two columns, or one where text is enlarged. */
  ${media.belowTablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.5rem, 40%)), 1fr));

    li {
      padding-block: ${space(4)};
      padding-inline: ${space(3)} 0;
    }

    li:nth-child(odd) {
      padding-inline: 0 ${space(2)};
      border-inline-start: 0;
    }

    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    strong {
      font-size: ${fontSizeFor("(50vw - 2rem)", "0.75rem", "2.5rem")};
    }
  }

  ${({ $count }) => $count === 3 && phoneList}
`;

const Label = styled.span`
  margin-top: ${space(2)};
  color: ${colour.muted};

  small {
    display: block;
    line-height: 1.4;
  }
`;
