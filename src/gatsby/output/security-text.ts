/** The file that tells researchers where to report a vulnerability (RFC 9116). */

export const securityFile = ".well-known/security.txt";

/** @param now the date of the build; the file expires with the month a year later, after 11 to 12 months */
export function securityText(
  { email, url, language }: { email: string; url: string; language: string },
  now = new Date(),
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language.split("-")[0]}`,
    `Canonical: ${url}/${securityFile}`,
    `Policy: ${url}/legal/acceptable-use/`,
  ];
  return `${lines.join("\n")}\n`;
}
