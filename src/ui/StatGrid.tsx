import { Link } from "gatsby";
import styled, { css } from "styled-components";
import { colour, font, media, size, space } from "../theme/tokens";
import { Tooltip } from "./Tooltip";

export interface Stat {
  value: string;
  label: string;
  /** What the figure rests on. */
  basis?: string | null;
  /** The day or period that it stands for. */
  asOf?: string | null;
}

/** What a figure rests on and its day or period, in a line; empty where neither is known. */
export const basisOf = ({ basis, asOf }: Pick<Stat, "basis" | "asOf">): string =>
  [basis?.replace(/\.$/, ""), asOf].filter(Boolean).join(" · ");

interface StatGridProps {
  stats: readonly Stat[];
  /** A name for the list, if no heading gives one. */
  label?: string;
}

/** A figure; where it is known what it rests on, a link to the list of that, which says it on hover and focus. */
const Figure = ({ stat }: { stat: Stat }) => {
  const text = basisOf(stat);
  if (!text) return stat.value;
  return (
    <Tooltip text={text}>
      {(described) => (
        <Link to="/about/#basis" {...described}>
          {stat.value}
        </Link>
      )}
    </Tooltip>
  );
};

/** Figures with what they measure, as a ruled row. */
export const StatGrid = ({ stats, label }: StatGridProps) => (
  <List className="stats" aria-label={label} $count={stats.length}>
    {stats.map((stat) => (
      <li key={stat.label}>
        <Value>
          <Figure stat={stat} />
        </Value>
        <Label>{stat.label}</Label>
      </li>
    ))}
  </List>
);

/** Rows of three or four, whichever leaves no gaps. */
const columns = ({ $count }: { $count: number }) => ($count % 3 === 0 ? 3 : Math.min(4, $count));

/** On a phone two in a row; three stand in one row, in smaller figures. */
const narrowColumns = ({ $count }: { $count: number }) => ($count === 3 ? 3 : 2);

/** Narrower than this, three figures are rows of a list, as no word or number may break. */
const listOfFigures = "@media (max-width: 22.49rem)";

/** The size of a figure in a row of a wide window: a fallback font needs more width than the site's own. */
const wideFigure = "clamp(2.25rem, 0.75rem + 3.4vw, 4.25rem)";

const narrowFigures = css`
  strong {
    font-size: clamp(min(1.25rem, 5.8vw), 5.4vw, 2.5rem);
    white-space: nowrap;
  }

  li > span {
    font-size: 0.8125rem;
    line-height: 1.35;
  }

  li:nth-child(n + 2) {
    padding-inline: ${space(2)};
  }

  ${listOfFigures} {
    && {
      grid-template-columns: none;
    }

    && li {
      display: grid;
      grid-template-columns: minmax(0, 7rem) minmax(0, 1fr);
      gap: ${space(3)};
      align-items: baseline;
      padding: ${space(3)} 0;
      border-left: 0;
    }

    strong {
      font-size: 1.5rem;
    }

    li > span {
      margin: 0;
    }
  }

  ${media.enlarged} {
    && li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${media.tablet} {
    strong {
      font-size: ${wideFigure};
    }

    li > span {
      font-size: inherit;
      line-height: inherit;
    }
  }
`;

/** Narrower places for four figures, so that a figure of two words stays on one line. */
const closeFigures = css`
  ${media.tabletOnly} {
    strong {
      font-size: 2.125rem;
    }

    li:nth-child(n + 2) {
      padding-inline: ${space(4)} ${space(2)};
    }
  }
`;

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${narrowColumns}, minmax(0, 1fr));
  border-top: 1px solid ${colour.line};

  li {
    display: flex;
    flex-direction: column;
    padding: ${space(4)} ${space(3)};
    border-bottom: 1px solid ${colour.line};
    border-left: 1px solid ${colour.line};
  }

  li:nth-child(${narrowColumns}n + 1) {
    padding-left: 0;
    border-left: 0;
  }

  ${({ $count }) => $count === 3 && narrowFigures}

  ${media.tablet} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));

    li:nth-child(n) {
      padding: ${space(6)} ${space(5)} ${space(6)} ${space(6)};
      border-left: 1px solid ${colour.line};
    }

    li:nth-child(${columns}n + 1) {
      padding-left: 0;
      border-left: 0;
    }
  }

  ${({ $count }) => $count % 4 === 0 && closeFigures}
`;

const Value = styled.strong`
  font-family: ${font.display};
  font-size: ${size.figure};
  font-weight: 400;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  letter-spacing: -0.015em;

  ${media.tablet} {
    font-size: ${wideFigure};
  }

  a {
    color: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.18em;
  }

  /* Above the figure, so that the end of the hero does not cut it off. */
  [role="tooltip"] {
    top: auto;
    bottom: 100%;
    font-family: ${font.text};
    letter-spacing: 0;
  }
`;

const Label = styled.span`
  margin-top: ${space(2)};
  color: ${colour.muted};
`;
