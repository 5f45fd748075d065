/** Configurations of web servers, from the headers and redirects that the build has written for the host. */
import { byDefault, notFoundPages, type HeaderRule, type Redirect } from "./host-rules";

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** An address as a server compares it: decoded, unless it is in an older encoding than UTF-8. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Redirects by their addresses, each once: the host's file has every spelling of an address. */
const unique = (redirects: readonly Redirect[]): Redirect[] => [
  ...new Map(
    redirects.flatMap((each) => (each.status === 404 ? [] : [[decoded(each.from), each]])),
  ).values(),
];

/** The target of a redirect, with the query of the request before its anchor. */
const withQuery = ({ to }: Redirect, query: string) => to.replace(/(?=#)|$/, query);

/** An address, or a star after its start, as a pattern of nginx; bytes that are not UTF-8 as their codes. */
const pattern = (path: string): string =>
  path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*$/, "")
    .replace(/%([0-9A-F]{2})/gi, "\\x$1") + (path.endsWith("*") ? "" : "$");

/**
 * For nginx with Debian's package libnginx-mod-http-brotli-static, to be included within `http`. Each header is a map of
 * addresses, of which the last rule wins.
 */
export function nginxConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const all: HeaderRule[] = [{ path: "/*", headers: [byDefault] }, ...rules];
  const names = [...new Set(all.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  const map = (result: string, lines: string[]) =>
    [`map $uri ${result} {`, ...lines.map((line) => `  ${line};`), "}"].join("\n");
  const headerMap = (name: string) =>
    map(
      variable(name),
      all.toReversed().flatMap(({ path, headers }) => {
        const value = headers.find(([key]) => key === name)?.[1];
        return value === undefined ? [] : `${quoted(`~^${pattern(path)}`)} ${quoted(value)}`;
      }),
    );
  const statuses = [...new Set(unique(redirects).map(({ status }) => status))];
  const redirectMap = (status: number) =>
    map(
      `$site_${status}`,
      unique(redirects)
        .filter((each) => each.status === status)
        .map((each) => {
          const from = decoded(each.from);
          const key = from.includes("%") ? `~^${pattern(from)}` : from;
          return `${quoted(key)} ${quoted(withQuery(each, "$$is_args$$args"))}`;
        }),
    );
  return `${[...names.map(headerMap), ...statuses.map(redirectMap)].join("\n")}
server {
  listen 8080;
  root /srv/site;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css application/javascript text/plain text/xml application/json;
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  server_tokens off;
  error_page 403 404 =404 /404.html;
${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n")}
${statuses.map((status) => `  if ($site_${status}) { return ${status} $site_${status}; }`).join("\n")}
  location ~ ^/_(headers|redirects)$ { return 404; }
${notFoundPages(redirects)
  .map(([start, page]) => `  location ^~ ${start} { error_page 403 404 =404 ${page}; }\n`)
  .join("")}}
`;
}

/** For Caddy 2, which gets a certificate by itself once the domain stands in place of `:8080`. */
export function caddyConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const header = ({ path, headers }: HeaderRule) =>
    headers.map(([name, value]) => `    header ${path} ${name} ${quoted(value)}`);
  const redirect = (each: Redirect) =>
    `    redir ${quoted(decoded(each.from))} ${quoted(withQuery(each, "{search}"))} ${each.status}`;
  const [name, value] = byDefault;
  return `:8080 {
  root * /srv/site
  map {http.request.uri.query} {search} {
    ~.+ "?\${0}"
    default ""
  }
  route {
    header ${name} ${quoted(value)}
    header /manifest.webmanifest Content-Type application/manifest+json
${rules.flatMap(header).join("\n")}
${unique(redirects).map(redirect).join("\n")}
    @folder {
      not path */
      file {path}/index.html
    }
    redir @folder {path}/{search} 301
    file_server {
      precompressed br gzip
      hide _headers _redirects
    }
  }
  handle_errors {
    header ${name} ${quoted(value)}
${notFoundPages(redirects)
  .map(([start, page]) => `    rewrite ${start}* ${page}\n`)
  .join("")}    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
