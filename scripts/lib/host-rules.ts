/** Reads the rules that the build writes for the host: Netlify's `_headers` and `_redirects`. */

export interface HeaderRule {
  /** An address; a star at its end matches anything. */
  path: string;
  headers: [name: string, value: string][];
}

/** Reads `_headers`: a path, then indented headers. */
export function readHeaders(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split("\n")) {
    if (/^\S/.test(line) && !line.startsWith("#")) rules.push({ path: line.trim(), headers: [] });
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
  }
  return rules;
}

const matches = ({ path }: HeaderRule, address: string): boolean =>
  path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;

/** The host's default for files without a rule: browsers cache them, and revalidate before each use. */
export const byDefault: [name: string, value: string] = [
  "Cache-Control",
  "public, max-age=0, must-revalidate",
];

/** The headers of an address; if two rules set the same header, the later one wins. */
export const headersFor = (rules: HeaderRule[], address: string): Map<string, string> =>
  new Map(
    [
      byDefault,
      ...rules.filter((rule) => matches(rule, address)).flatMap(({ headers }) => headers),
    ].map(([name, value]): [string, string] => [name.toLowerCase(), value]),
  );

export interface Redirect {
  /** An address; with the status 404 the start of those whose page for missing addresses is `to`, and a star. */
  from: string;
  to: string;
  status: number;
}

/** Reads `_redirects`: from, to and status on each line. */
export const readRedirects = (source: string): Redirect[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [from = "", to = "", status = "301"] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });

/** The pages for missing addresses of other languages, with the starts of their addresses, such as `/de/`. */
export const notFoundPages = (redirects: readonly Redirect[]): [start: string, page: string][] =>
  redirects.flatMap(({ from, to, status }) => (status === 404 ? [[from.slice(0, -1), to]] : []));
