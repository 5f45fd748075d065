/** Parses every built page once and applies every rule to it. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { builtRoutes, readPage } from "../support/site";
import type { Rule } from "./rules/rule";

/** The rules of each file in rules/. */
const groups = readdirSync(path.join(__dirname, "rules")).flatMap((file) => {
  const { rules } = jest.requireActual<{ rules?: Rule[] }>(`./rules/${file}`);
  return rules ? [[file.replace(".ts", ""), rules] as const] : [];
});

/** The faults of single pages, and the values that rules read for `whole`. */
const faults = new Map<Rule, string[]>();
const values = new Map<Rule, Map<string, unknown>>();

beforeAll(() => {
  for (const route of builtRoutes) {
    const page = readPage(route);
    for (const rule of groups.flatMap(([, rules]) => rules)) {
      for (const fault of rule.page?.(page) ?? [])
        faults.set(rule, [...(faults.get(rule) ?? []), `${route}: ${fault}`]);
      const value = rule.read?.(page);
      if (value !== undefined)
        values.set(rule, (values.get(rule) ?? new Map<string, unknown>()).set(route, value));
    }
  }
});

describe.each(groups)("%s", (_, rules) => {
  test.each(rules.map((rule) => [rule.name, rule] as const))("%s", async (_name, rule) => {
    const together = (await rule.whole?.(values.get(rule) ?? new Map())) ?? [];
    expect([...(faults.get(rule) ?? []), ...together]).toEqual([]);
  });
});
