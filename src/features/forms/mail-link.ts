/** Makes a mailto: link with the values of a form that could not be sent. */
export function mailLink(
  email: string,
  subject: string,
  lines: readonly { label: string; value: string }[],
): string {
  const body = lines
    .filter(({ value }) => value.trim() !== "")
    .map(({ label, value }) => `${label}: ${value.trim()}`)
    .join("\n")
    // RFC 6068 requires CRLF for a line break.
    .replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
