/** The services that get personal data for the firm: which of them a build of the site uses, and which it lacks. */
import type { z } from "zod";
import { countingTool } from "./analytics-tools";
import type { processor } from "./kinds/lists";
import type { siteSettings } from "./kinds/site-settings";

type Processor = z.infer<typeof processor>;

type Settings = Pick<z.infer<typeof siteSettings>, "analytics" | "bookingUrl" | "forms">;

interface Service {
  role: string;
  /** A part of its name; without one, any service of the role will do. */
  name?: string | undefined;
}

/** What only the run of a check or a build knows. */
export interface Surroundings {
  /** Whether GATSBY_ANALYTICS_ID is set. */
  hasMeasurementId: boolean;
  /** The host that makes the build; undefined on a developer's machine. */
  host?: string | undefined;
}

/** The services that the settings and the surroundings make a site use. @param films those that play films */
export function servicesInUse(
  { analytics, bookingUrl, forms: { webhook, backup } }: Settings,
  films: readonly string[],
  { hasMeasurementId, host }: Surroundings,
): Service[] {
  const { name: tool } = countingTool(analytics, hasMeasurementId);
  return [
    { role: "host", name: host, isUsed: true },
    { role: "automation", isUsed: webhook === "on" },
    { role: "forms", name: "Netlify", isUsed: backup === "netlify" },
    { role: "spam-filter", name: "Akismet", isUsed: backup === "netlify" },
    { role: "calendar", isUsed: bookingUrl !== undefined },
    { role: "analytics", name: tool, isUsed: tool !== "" },
    ...films.map((name) => ({ role: "films", name, isUsed: true })),
  ].filter(({ isUsed }) => isUsed);
}

const entryFor = (processors: readonly Processor[], { role, name = "" }: Service) =>
  processors.find(
    (each) =>
      each.role === role &&
      (name === "another host" ? !/Netlify|Cloudflare/.test(each.name) : each.name.includes(name)),
  );

export const missingServices = (processors: readonly Processor[], used: Service[]): Service[] =>
  used.filter((service) => !entryFor(processors, service));

/** The rows of a table in Markdown, one for each processor in use, with its policy, purpose, country and safeguard. */
export function processorRows(processors: readonly Processor[], used: Service[]): string {
  const chosen = used.map((service) => entryFor(processors, service));
  return processors
    .filter((each) => each.role === "other" || chosen.includes(each))
    .map(
      (each) =>
        `| [${each.name}](${each.policy}) | ${each.purpose} | ${each.country} | ${each.safeguard} |`,
    )
    .join("\n");
}
