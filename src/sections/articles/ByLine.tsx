import { plural } from "../../lib/plural";
import { MetaRow } from "../../ui/MetaRow";
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
  <MetaRow className="byline">
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
  </MetaRow>
);
