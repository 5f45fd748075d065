/** The services that get personal data for the firm: which of them a build of the site uses, and which it lacks. */
import { countingTool } from "./analytics-tools";
import type { FormDelivery } from "./host-forms";

/** What a service does. The site uses those of `other` whatever its settings are. */
export const processorRoles = [
  "host",
  "forms",
  "spam-filter",
  "automation",
  "calendar",
  "analytics",
  "films",
  "other",
] as const;

interface Service {
  role: (typeof processorRoles)[number];
  /** A part of its name; without one, any service of the role will do. */
  name?: string | undefined;
}

export interface Processor extends Required<Service> {
  name: string;
  purpose: string;
  country: string;
  safeguard: string;
  policy: string;
}

/** What only the run of a check or a build knows. */
export interface Surroundings {
  /** Whether GATSBY_ANALYTICS_ID is set. */
  hasMeasurementId: boolean;
  /** The host that makes the build; undefined on a developer's machine. */
  host?: string | undefined;
}

interface ProcessorSettings {
  analytics?: unknown;
  bookingUrl?: string | undefined;
  forms: FormDelivery;
}

/** The services that the settings and the surroundings make a site use. @param films those that play films */
export function servicesInUse(
  { analytics, bookingUrl, forms: { webhook, backup } }: ProcessorSettings,
  films: readonly string[],
  { hasMeasurementId, host }: Surroundings,
): Service[] {
  const { name: tool } = countingTool(analytics, hasMeasurementId);
  return [
    { role: "host", name: host === "another host" ? undefined : host },
    ...(webhook === "on" ? [{ role: "automation" } as const] : []),
    ...(backup === "netlify"
      ? ([
          { role: "forms", name: "Netlify" },
          { role: "spam-filter", name: "Akismet" },
        ] as const)
      : []),
    ...(bookingUrl ? [{ role: "calendar" } as const] : []),
    ...(tool ? [{ role: "analytics", name: tool } as const] : []),
    ...films.map((name) => ({ role: "films", name }) as const),
  ];
}

const entryFor = (processors: readonly Processor[], { role, name = "" }: Service) =>
  processors.find((each) => each.role === role && each.name.includes(name));

export const missingServices = (processors: readonly Processor[], used: Service[]): Service[] =>
  used.filter((service) => !entryFor(processors, service));

/** The rows of a table in Markdown, one for each processor in use, with its policy, purpose, country and safeguard. */
export function processorRows(processors: readonly Processor[], used: Service[]): string {
  const chosen = used.map((service) => entryFor(processors, service));
  return processors
    .filter((each) => each.role === "other" || chosen.includes(each))
    .map(({ name, purpose, country, safeguard, policy }) =>
      [`[${name}](${policy})`, purpose, country, safeguard].join(" | ").replace(/^.*$/, "| $& |"),
    )
    .join("\n");
}
