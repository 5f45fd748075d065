import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size } from "../../theme/tokens";
import { CalendarDate } from "../shared/CalendarDate";

interface ByLineProps {
  /** The day of publication, year-month-day. */
  date?: string;
  /** The day of the last revision, year-month-day, with the words before it. */
  updated?: string | null;
  updatedLabel?: string;
  author?: string;
  readTime?: string;
}

export const ByLine = ({ date, updated, updatedLabel, author, readTime }: ByLineProps) => (
  <Line className="byline">
    {author && <li>{author}</li>}{" "}
    {date && (
      <li>
        <CalendarDate day={date} />
      </li>
    )}{" "}
    {updated && (
      <li>
        {`${updatedLabel} `}
        <CalendarDate day={updated} />
      </li>
    )}{" "}
    {readTime && <li>{readTime}</li>}
  </Line>
);

const Line = styled.ul`
  ${mixin.row(1, 5)}
  font-size: ${size.compact};
  color: ${colour.muted};
`;
