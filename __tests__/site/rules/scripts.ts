/** The scripts of every page, and the Content-Security-Policy. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { headersFor, readHeaders } from "../../../scripts/lib/host-rules";
import { templateId } from "../../../src/browser/hydration";
import { filmClass } from "../../../src/lib/film";
import type { Page } from "../../support/built-page";
import { builtFiles, readBuilt } from "../../support/site";
import { differences } from "./lists";
import { onEachPage, onAllPages, type Rule } from "./rule";

const policy = headersFor(readHeaders(readBuilt("/_headers")), "/").get("content-security-policy");
const sources =
  policy
    ?.split("; ")
    .find((directive) => directive.startsWith("script-src "))
    ?.split(" ") ?? [];

const hash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

/** The inline scripts, without data such as JSON. */
const inlineScriptsOf = ({ $ }: Page): string[] =>
  $("script:not([src])")
    .toArray()
    .filter(({ attribs }) => !/json/.test(attribs.type ?? ""))
    .map((element) => $(element).text());

const hashesOf = (page: Page): string[] => inlineScriptsOf(page).map(hash);

/** The browsers that count, as esbuild names them: `safari16.3`. */
const browsers = (
  JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] }
).browserslist.map((browser) => browser.replace(" >= ", "").toLowerCase());

/** What Safari has only since 16.4 or later, and esbuild does not see: it reads no strings, and knows no methods. */
const newer =
  /\(\?<[=!].{20}|AbortSignal\.any|URL\.canParse|\.(?:groupBy|isWellFormed|withResolvers)\(/;

/** What a browser that counts cannot read in a script: esbuild writes it in another way for them. */
function unreadIn(script: string): string[] {
  const linesFor = (target: string | string[]) =>
    // Safari has \p{…} since 11.1.
    transformSync(script, {
      target,
      supported: { "regexp-unicode-property-escapes": true },
    }).code.split("\n");
  const lines = new Set(linesFor(browsers));
  return [...linesFor("esnext").filter((line) => !lines.has(line)), ...(newer.exec(script) ?? [])];
}

export const rules: Rule[] = [
  onEachPage(
    "every page has its scripts in one template, which the first interaction starts",
    (page) => {
      const template = page.$(`template#${templateId}`).html() ?? "";
      const kept = [...template.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
        ([, file = ""]) => file,
      );
      return [
        ...differences(page.attributes("script[src]", "src"), kept),
        ...(kept.some((file) => file.startsWith("/app-"))
          ? []
          : ["the site's script is not in it"]),
      ];
    },
  ),
  {
    name: "the policy lists every inline script by hash, and allows no unsafe source",
    page: (page) => hashesOf(page).filter((source) => !sources.includes(source)),
    whole: () => sources.filter((source) => /unsafe|\*|data:|http:/.test(source)),
  },
  onAllPages("the policy lists only hashes that a page needs, at most 8", hashesOf, (pages) => {
    const needed = new Set([...pages.values()].flat());
    return [
      ...sources.filter((source) => source.startsWith("'sha256-") && !needed.has(source)),
      // A higher number would mean that the policy grows with the number of pages.
      ...(needed.size > 0 && needed.size <= 8 ? [] : [`${needed.size} scripts in the HTML`]),
    ];
  }),
  onAllPages(
    "the browsers of package.json can read every script of a page",
    inlineScriptsOf,
    (pages) => [
      ...[...new Set([...pages.values()].flat())].flatMap(unreadIn),
      ...builtFiles
        .filter((file) => /^\/[^/]+\.js$/.test(file))
        .flatMap((file) => unreadIn(readBuilt(file)).map((part) => `${file}: ${part}`)),
    ],
  ),
  onEachPage("a page with a film has the script that plays it", (page) => {
    const plays = inlineScriptsOf(page).some((script) => script.includes(`a.${filmClass}`));
    return plays || page.elements(`a.${filmClass}`).length === 0 ? [] : ["has none"];
  }),
  onEachPage("no element has an inline event handler or a javascript: address", (page) =>
    page.elements("*").flatMap(({ attribs }) =>
      Object.entries(attribs)
        .filter(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(([name, value]) => `${name}="${value}"`),
    ),
  ),
];
