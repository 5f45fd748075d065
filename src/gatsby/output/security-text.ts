/** The file that tells researchers where to report a vulnerability (RFC 9116). */
import { mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes /.well-known/security.txt.
 * @param settings the address of the site and our e-mail address
 * @param now the date of the build; the file is valid for one year
 * @returns the path of the file and its text
 */
export function securityText(
  { email, url, language }: { email: string; url: string; language: string },
  now = new Date(),
): [file: string, text: string] {
  const folder = path.resolve("public/.well-known");
  mkdirSync(folder, { recursive: true });
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language.split("-")[0]}`,
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${url}/legal/acceptable-use/`,
  ];
  return [path.join(folder, "security.txt"), `${lines.join("\n")}\n`];
}
