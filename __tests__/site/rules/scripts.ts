/** The scripts of every page, and the Content-Security-Policy. */
import { createHash } from "node:crypto";
import { headersFor, readHeaders } from "../../../scripts/lib/host-rules";
import { templateId } from "../../../src/browser/hydration";
import type { Page } from "../../support/built-page";
import { readBuilt } from "../../support/site";
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

/** The hashes of the inline scripts, without data such as JSON. */
const hashesOf = ({ $ }: Page): string[] =>
  $("script:not([src])")
    .toArray()
    .filter(({ attribs }) => !/json/.test(attribs.type ?? ""))
    .map((element) => hash($(element).text()));

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
  onEachPage("no element has an inline event handler or a javascript: address", (page) =>
    page.elements("*").flatMap(({ attribs }) =>
      Object.entries(attribs)
        .filter(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(([name, value]) => `${name}="${value}"`),
    ),
  ),
];
