import { Fragment } from "react";

interface LinkedEmailProps {
  text: string;
  email: string;
}

/** A text in which each mention of an email address is a link that opens a message to it. */
export const LinkedEmail = ({ text, email }: LinkedEmailProps) =>
  text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </Fragment>
  ));
