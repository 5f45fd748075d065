import { Fragment } from "react";

interface MailTextProps {
  text: string;
  email: string;
}

/** A text in which an email address is a link. */
export const MailText = ({ text, email }: MailTextProps) =>
  text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </Fragment>
  ));
