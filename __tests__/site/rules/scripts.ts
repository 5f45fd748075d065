/** What runs on a page: nothing that the Content-Security-Policy does not name, and nothing it need not. */
import { createHash } from "node:crypto";
import { headersFor, readHeaders } from "../../../scripts/lib/host-rules";
import { templateId } from "../../../src/browser/late-scripts";
import type { Page } from "../../support/built-page";
import { readBuilt } from "../../support/site";
import { differences } from "./lists";
import { onAllPages, type Rule } from "./rule";

const policy = headersFor(readHeaders(readBuilt("/_headers")), "/").get("content-security-policy");
const sources =
  policy
    ?.split("; ")
    .find((directive) => directive.startsWith("script-src "))
    ?.split(" ") ?? [];

const hash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

/** The hashes of the scripts that a browser would run from the HTML; data in a script element is never run. */
const hashesOf = ({ $ }: Page): string[] =>
  $("script:not([src])")
    .toArray()
    .filter(({ attribs }) => !/json/.test(attribs.type ?? ""))
    .map((element) => hash($(element).text()));

export const rules: Rule[] = [
  {
    name: "every page keeps its scripts in one template, from where a visitor's sign starts them",
    page: (page) => {
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
  },
  {
    name: "no script runs that the policy does not name",
    page: (page) => hashesOf(page).filter((source) => !sources.includes(source)),
    whole: () => sources.filter((source) => /unsafe|\*|data:|http:/.test(source)),
  },
  onAllPages("the policy lists no hash that no page needs", hashesOf, (pages) => {
    const needed = new Set([...pages.values()].flat());
    return [
      ...sources.filter((source) => source.startsWith("'sha256-") && !needed.has(source)),
      // The not-found page has a script of its own. More would mean that the list grows with the site.
      ...(needed.size > 0 && needed.size <= 8 ? [] : [`${needed.size} scripts in the HTML`]),
    ];
  }),
  {
    name: "no element has a script in an attribute, which no hash allows",
    page: (page) =>
      page.elements("*").flatMap(({ attribs }) =>
        Object.entries(attribs)
          .filter(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value))
          .map(([name, value]) => `${name}="${value}"`),
      ),
  },
];
