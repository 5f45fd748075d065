/**
 * The rules for the host of a site in several languages. scripts/build.mjs builds each by itself, the default one last,
 * which gives the host the rules of all.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { language, otherLanguages, prefixOf } from "../../content/disk/languages";
import type { HeaderRule } from "./headers";

/** What the host is told; the first rule is that of all files. */
export interface HostRules {
  headerRoutes: HeaderRule[];
  routesManifest: Parameters<IAdapter["adapt"]>[0]["routesManifest"];
}

/** The file in which the build of another language leaves its rules. */
const fileOf = (folder: string) => path.resolve(".languages", `${folder}.json`);

/** Unites two policies: each directive gets the sources of both. */
export function unitePolicies(one: string, other: string): string {
  const directives = new Map<string, string[]>();
  for (const directive of [one, other].flatMap((policy) => policy.split("; "))) {
    const [name = "", ...sources] = directive.split(" ");
    const all = new Set([...(directives.get(name) ?? []), ...sources]);
    if (all.size > 1) all.delete("'none'");
    directives.set(name, [...all]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

const policyIn = (rule?: HeaderRule) =>
  rule?.headers.find(({ key }) => key === "Content-Security-Policy");

/** @returns the rules of all languages; undefined in the build of another language than the default one */
export function rulesOfAll({ headerRoutes, routesManifest }: HostRules): HostRules | undefined {
  const own = { headerRoutes, routesManifest };
  if (language()) return void writeFileSync(fileOf(language()), JSON.stringify(own));
  for (const folder of otherLanguages()) {
    const prefix = prefixOf(folder);
    const other = JSON.parse(readFileSync(fileOf(folder), "utf8")) as HostRules;
    const [ofAll, ...rules] = other.headerRoutes;
    // The rule of all files is sent with those of other languages too, so its policy allows what both need.
    const [policy, added] = [policyIn(headerRoutes[0]), policyIn(ofAll)];
    if (policy && added) policy.value = unitePolicies(policy.value, added.value);
    headerRoutes.push(...rules.map((rule) => ({ ...rule, path: prefix + rule.path })));
    const notFound = { path: `${prefix}/*`, toPath: `${prefix}/404.html`, status: 404 } as const;
    routesManifest.push(...other.routesManifest, { type: "redirect", ...notFound, headers: [] });
  }
  return own;
}
