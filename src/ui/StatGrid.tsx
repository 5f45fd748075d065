import styled from "styled-components";
import { colour, font, media, size, space } from "../theme/tokens";

export interface Stat {
  value: string;
  label: string;
  note?: string | null;
}

interface StatGridProps {
  stats: readonly Stat[];
  /** A name for the list, where no heading gives one. */
  label?: string;
}

/** Figures with what they measure, as a ruled row. */
export const StatGrid = ({ stats, label }: StatGridProps) => (
  <List className="stats" aria-label={label} $count={stats.length}>
    {stats.map((stat) => (
      <li key={stat.label}>
        <Value>{stat.value}</Value>
        <Label>{stat.label}</Label>
        {stat.note && <Note>{stat.note}</Note>}
      </li>
    ))}
  </List>
);

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${colour.line};

  li {
    display: flex;
    flex-direction: column;
    padding: ${space(5)} ${space(4)} ${space(5)} 0;
    border-bottom: 1px solid ${colour.line};
  }

  ${media.tablet} {
    grid-template-columns: repeat(
      ${({ $count }) => ($count % 3 === 0 ? 3 : Math.min(4, $count))},
      minmax(0, 1fr)
    );

    li {
      padding: ${space(7)} ${space(6)} ${space(6)} 0;
    }
  }
`;

const Value = styled.strong`
  font-family: ${font.display};
  font-size: ${size.figure};
  font-weight: 400;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
`;

const Label = styled.span`
  color: ${colour.muted};
`;

const Note = styled.span`
  margin-top: ${space(1)};
  color: ${colour.muted};
  font-size: ${size.small};
`;
