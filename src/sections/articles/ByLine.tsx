import styled from "styled-components";
import { plural } from "../../lib/plural";
import { mixin } from "../../theme/mixins";
import { colour, size } from "../../theme/tokens";
import { CalendarDate } from "../shared/CalendarDate";

interface ByLineProps {
  /** The day of publication, year-month-day. */
  date?: string;
  /** The day of the last revision, year-month-day. */
  updated?: string | null;
  author?: string;
  /** The time that reading takes. */
  minutes?: number;
}

export const ByLine = ({ date, updated, author, minutes }: ByLineProps) => (
  <Line className="byline">
    {author && <li>{author}</li>}{" "}
    {date && (
      <li>
        <CalendarDate day={date} />
      </li>
    )}{" "}
    {updated && (
      <li>
        {`${WORDS.articles.updated} `}
        <CalendarDate day={updated} />
      </li>
    )}{" "}
    {minutes && <li>{plural(WORDS.articles.readTime, minutes)}</li>}
  </Line>
);

const Line = styled.ul`
  ${mixin.row(1, 5)}
  font-size: ${size.compact};
  color: ${colour.muted};
`;
