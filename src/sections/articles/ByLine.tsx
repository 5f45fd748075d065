import styled from "styled-components";
import { colour, look, size } from "../../theme/tokens";
import { CalendarDate } from "../shared/CalendarDate";

interface ByLineProps {
  /** Year-month-day. */
  date: string;
  dateLabel?: string;
  author?: string;
  readTime?: string;
}

export const ByLine = ({ date, dateLabel, author, readTime }: ByLineProps) => (
  <Line className="byline">
    {author && <li>{author}</li>}
    <li>
      {dateLabel && `${dateLabel} `}
      <CalendarDate day={date} />
    </li>
    {readTime && <li>{readTime}</li>}
  </Line>
);

const Line = styled.ul`
  ${look.row(1, 5)}
  font-size: ${size.compact};
  color: ${colour.muted};
`;
