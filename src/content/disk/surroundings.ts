/** What the variables of the environment tell the check. */
import { hostname } from "node:os";
import type { Surroundings } from "../../model/processors";

type Variables = Record<string, string | undefined>;

/**
 * The host that makes this build, by the variables that hosts set; CONTEXT names a build for visitors where none of them is
 * set, and an image that Docker builds is for them. Undefined on a developer's machine.
 */
export function hostOf(
  variables: Variables,
): "Netlify" | "Cloudflare" | "another host" | undefined {
  const value = (name: string) => variables[name]?.trim() || undefined;
  if (value("LOCAL_BUILD") || value("gatsby_executing_command") === "develop") return undefined;
  if (value("NETLIFY") === "true") return "Netlify";
  if (value("CF_PAGES") || value("WORKERS_CI")) return "Cloudflare";
  const isElsewhere = ["CI", "GITHUB_ACTIONS", "VERCEL", "CONTEXT"].some(
    (name) => !["false", "0", undefined].includes(value(name)),
  );
  // The name of the machine on which Docker builds images.
  const isInDocker = hostname() === "buildkitsandbox";
  return isElsewhere || isInDocker ? "another host" : undefined;
}

export const surroundings = (variables: Variables = process.env): Surroundings => ({
  hasMeasurementId: Boolean(variables.GATSBY_ANALYTICS_ID?.trim()),
  host: hostOf(variables),
});
