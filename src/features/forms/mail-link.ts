/** Makes a mailto: address that carries the values of a form, for one that could not be sent. */
export function mailLink(
  email: string,
  subject: string,
  lines: readonly { label: string; value: string }[],
): string {
  const body = lines
    .filter(({ value }) => value.trim() !== "")
    .map(({ label, value }) => `${label}: ${value.trim()}`)
    .join("\n")
    // RFC 6068 writes a new line as CRLF.
    .replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
