/**
 * The files that the build makes of content, beside pages. A new one takes its place in `texts` and nothing else: the build
 * and `npm start` write it, links may lead to it, and the check keeps its address free.
 */
import { indexAddress } from "../../lib/search-document";
import { entryOf } from "../read/entry";
import { searchDocuments } from "./search-documents";
import type { MadeFile, Site } from "./outputs";

interface FileContext {
  site: Site;
  /** The address of the home page, without the slash at its end. */
  url: string;
}

/** The address that RFC 9116 gives the file. */
const securityFile = "/.well-known/security.txt";

/** Tells researchers where to report a vulnerability. The file expires at the start of this month in a year. */
function security({ site, url }: FileContext): string {
  const { email = "", language = "" } = entryOf(site.entries, "SiteSettings")?.data ?? {};
  const [year, month] = site.today.split("-");
  return `Contact: mailto:${email}
Expires: ${Number(year) + 1}-${month}-01T00:00:00.000Z
Preferred-Languages: ${language.split("-")[0]}
Canonical: ${url}${securityFile}
Policy: ${url}/legal/acceptable-use/
`;
}

/** The text of each file by its address. */
const texts: Readonly<Record<string, (context: FileContext) => string>> = {
  [indexAddress]: ({ site }) => JSON.stringify(searchDocuments(site)),
  [securityFile]: security,
};

/** Files that plugins and other code make, and folders of such files. */
const others =
  "/404.html /robots.txt /rss.xml /sitemap.xml /manifest.webmanifest /_headers /_redirects /admin/ /maps/ /page-data/ /share/ /static/";

export const madeFiles = [...Object.keys(texts), ...others.split(" ")].map((address): MadeFile => ({
  type: "file",
  address,
}));

/** The texts of all files, by their addresses. */
export const textFiles = (context: FileContext): [address: string, text: string][] =>
  Object.entries(texts).map(([address, write]) => [address, write(context)]);
