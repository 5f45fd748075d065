import styled from "styled-components";
import { calendarDate } from "../../lib/calendar-date";
import { colour, space } from "../../theme/tokens";

interface ByLineProps {
  /** Year-month-day. */
  date: string;
  /** The words before the date. */
  dateLabel?: string;
  author?: string;
  reading?: string;
}

/** Who wrote a text, when, and how long it takes to read. */
export const ByLine = ({ date, dateLabel, author, reading }: ByLineProps) => (
  <Line className="byline">
    {author && <li>{author}</li>}
    <li>
      {dateLabel && `${dateLabel} `}
      <time dateTime={date}>{calendarDate(date)}</time>
    </li>
    {reading && <li>{reading}</li>}
  </Line>
);

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  font-size: 0.9375rem;
  color: ${colour.muted};
`;
