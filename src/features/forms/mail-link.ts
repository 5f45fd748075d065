/** Emails with the values of a form that could not be sent. */
import { wellFormed } from "../../lib/text";

/** Some browsers and mail programs do not open longer links. */
const maxLength = 2000;
const maxSubjectLength = 200;

/** Encodes a text for an address; a text that would be longer than `room` ends in three dots. */
function encode(text: string, room: number): string {
  let encoded = "";
  for (const character of wellFormed(text)) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > room - 3) return `${encoded}...`;
    encoded = next;
  }
  return encoded;
}

/** The text of an email: a line for each value that is not empty. */
export const mailText = (values: readonly { label: string; value: string }[]): string =>
  values
    .filter(({ value }) => value.trim() !== "")
    .map(({ label, value }) => `${label}: ${value.trim()}`)
    .join("\n");

/** Makes a mailto: link of at most some 2,000 characters, by shortening the subject and the text. */
export function mailLink(email: string, subject: string, text: string): string {
  const start = `mailto:${email}?subject=${encode(subject, maxSubjectLength)}&body=`;
  // RFC 6068 requires CRLF for a line break.
  return start + encode(text.replace(/\r?\n/g, "\r\n"), maxLength - start.length);
}
