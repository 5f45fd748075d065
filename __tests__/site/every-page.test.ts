/** Parses every built page once and applies every rule to it. */
import { builtRoutes, readPage } from "../support/site";
import * as articleLists from "./rules/article-lists";
import * as calculators from "./rules/calculators";
import * as cards from "./rules/cards";
import * as caseStudies from "./rules/case-studies";
import * as deciding from "./rules/deciding";
import * as figures from "./rules/figures";
import * as firstPaint from "./rules/first-paint";
import * as frame from "./rules/frame";
import * as head from "./rules/head";
import * as home from "./rules/home";
import * as links from "./rules/links";
import * as longTexts from "./rules/long-texts";
import * as notFound from "./rules/not-found";
import * as outline from "./rules/outline";
import * as ownHead from "./rules/own-head";
import * as ownTexts from "./rules/own-texts";
import * as pictures from "./rules/pictures";
import type { Rule } from "./rules/rule";
import * as scripts from "./rules/scripts";
import * as sharedPictures from "./rules/shared-pictures";
import * as structuredData from "./rules/structured-data";
import * as words from "./rules/words";

const groups: Record<string, { rules: Rule[] }> = {
  head,
  "head tags from content": ownHead,
  "social cards": sharedPictures,
  "structured data": structuredData,
  outline,
  links,
  "first paint": firstPaint,
  scripts,
  pictures,
  words,
  "header and footer": frame,
  "texts of content": ownTexts,
  "lists of entries": cards,
  "blog lists": articleLists,
  "case studies": caseStudies,
  figures,
  deciding,
  "long texts": longTexts,
  calculators,
  "home page": home,
  "404 page": notFound,
};

/** The faults of single pages, and the values that rules read for `whole`. */
const faults = new Map<Rule, string[]>();
const values = new Map<Rule, Map<string, unknown>>();

beforeAll(() => {
  const rules = Object.values(groups).flatMap((group) => group.rules);
  for (const route of builtRoutes) {
    const page = readPage(route);
    for (const rule of rules) {
      for (const fault of rule.page?.(page) ?? [])
        faults.set(rule, [...(faults.get(rule) ?? []), `${route}: ${fault}`]);
      const value = rule.read?.(page);
      if (value !== undefined)
        values.set(rule, (values.get(rule) ?? new Map<string, unknown>()).set(route, value));
    }
  }
});

describe.each(Object.entries(groups))("%s", (_, { rules }) => {
  test.each(rules.map((rule) => [rule.name, rule] as const))("%s", async (_name, rule) => {
    const together = (await rule.whole?.(values.get(rule) ?? new Map())) ?? [];
    expect([...(faults.get(rule) ?? []), ...together]).toEqual([]);
  });
});
