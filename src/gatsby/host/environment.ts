/**
 * The environment variables that a build reads. Every value is checked; a wrong one stops the build with a
 * message that names it.
 */
import { hostOf } from "../../content/disk/surroundings";
import { repositoryOf, type RepositorySettings } from "../../lib/cms-login";
import { addressFault, isOrigin, isWebAddress } from "../../lib/site-address";
import { defaultDelivery, type FormDelivery } from "../../model/host-forms";
import type { Data } from "../../model/kinds";

export interface Environment {
  /** The site's origin, without a trailing slash; undefined if content decides. */
  siteUrl?: string;
  /** Where forms are posted; undefined if it is not set. */
  webhookUrl?: string;
  /** The measurement id; undefined means no analytics at all. */
  analyticsId?: string;
  /** Where editors log in. */
  cms: RepositorySettings;
  /** False for previews, which are not indexed. */
  production: boolean;
  /** The host that makes this build; undefined on a developer's machine. */
  host?: ReturnType<typeof hostOf>;
  /** Whether visitors will see this build: it is no preview, and a host makes it. */
  online: boolean;
  /** Whether the owner publishes a demo, with invented clients and figures. */
  showsExamples: boolean;
}

export const localReceiver = "http://localhost:8000/leads";

/** Warns if the repository is on GitLab and CMS_APP_ID is not set. */
function gitlabWarnings({ repository, appId }: RepositorySettings): string[] {
  const remote = repositoryOf(repository ?? "");
  if (remote?.provider !== "gitlab" || appId) return [];
  const who =
    remote.host === "gitlab.com"
      ? "editors can log in at /admin/ only if GitLab is installed as a provider in Netlify"
      : "editors cannot log in at /admin/";
  return [
    `CMS_APP_ID is not set, so ${who}. Set it to the Application ID of an application at GitLab; docs/owning.md says how to add one.`,
  ];
}

const contexts = ["production", "deploy-preview", "branch-deploy", "preview-server", "dev"];

/** Returns why visitors' forms would not arrive at a webhook, as the end of a sentence; undefined if they would. */
function webhookFault(address: string): string | undefined {
  const { protocol, hostname, pathname } = new URL(address);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname))
    return "is on the machine of whoever opens the site; set the address of the service that takes your leads";
  if (protocol === "http:")
    return "is not encrypted, so browsers send nothing there; set an address that starts with https://";
  if (pathname.includes("/webhook-test/"))
    return "is n8n's test address, which answers only while its editor listens; set the Production URL, with /webhook/";
  return undefined;
}

/** What each variable must be, and how to tell. Any other value stops the build. */
const rules: Record<string, [test: (value: string) => unknown, must: string]> = {
  SITE_URL: [isOrigin, "be an origin such as https://www.example.com, without a path"],
  GATSBY_FORM_WEBHOOK_URL: [
    isWebAddress,
    "be a full web address such as https://hooks.example.com/lead",
  ],
  GATSBY_ANALYTICS_ID: [
    (value) => /^G-[A-Z0-9]{4,}$/.test(value),
    "be a measurement id such as G-ABC1234567, or empty",
  ],
  CMS_REPOSITORY: [
    repositoryOf,
    "be the address of a repository at GitHub or GitLab, such as https://github.com/example/website",
  ],
  CMS_BRANCH: [(value) => /^[\w./-]+$/.test(value), "be the name of a branch, such as main"],
  CMS_APP_ID: [(value) => /^[\w-]+$/.test(value), "be the Application ID that GitLab shows"],
  EXAMPLES: [(value) => value === "shown", "be shown, which publishes invented entries, or empty"],
  CMS_REVIEW: [(value) => value === "true", "be true, or empty"],
  LOCAL_BUILD: [(value) => value === "true", "be true, or empty"],
};

/** Returns why forms of a build for visitors would go nowhere; undefined if they would arrive. */
function formsFault(
  host: Environment["host"],
  { webhook, backup }: FormDelivery,
  webhookUrl: string | undefined,
): string | undefined {
  if (backup === "netlify" && host !== "Netlify")
    return `forms.backup is netlify in content/site.yml, but ${host} makes this build, and only Netlify takes such forms. Write backup: none, or set NETLIFY=true if the build is sent to Netlify.`;
  if (webhook === "off") return undefined;
  if (!webhookUrl)
    return "GATSBY_FORM_WEBHOOK_URL is not set, so forms would go nowhere. Set it to the address that receives leads, among the host's environment variables, or LOCAL_BUILD=true for a build that no visitor sees.";
  const fault = webhookFault(webhookUrl);
  return fault && `GATSBY_FORM_WEBHOOK_URL is "${webhookUrl}", which ${fault}.`;
}

export type HostSettings = Pick<Data<"SiteSettings">, "forms" | "url" | "previewHosts">;

/**
 * @param settings the site's settings; undefined while content/site.yml is missing or invalid
 * @returns the environment with warnings, or the message to stop with
 */
export function readEnvironment(
  variables: Record<string, string | undefined>,
  settings?: HostSettings,
): { environment: Environment; warnings: string[] } | { error: string } {
  const value = (name: string) => variables[name]?.trim() || undefined;
  for (const [name, [test, must]] of Object.entries(rules)) {
    const text = value(name);
    if (text && !test(text)) return { error: `${name} is "${text}"; it must ${must}.` };
  }
  const siteUrl = value("SITE_URL")?.replace(/\/$/, "");
  const webhookUrl = value("GATSBY_FORM_WEBHOOK_URL");
  const delivery = settings?.forms ?? defaultDelivery;
  const { webhook } = delivery;
  const context = value("CONTEXT");
  const production = !context || context === "production";
  const host = hostOf(variables);
  const online = production && host !== undefined;
  const error = online ? formsFault(host, delivery, webhookUrl) : undefined;
  if (error) return { error };
  const repository = value("CMS_REPOSITORY") ?? value("REPOSITORY_URL");
  const cms: RepositorySettings = {
    repository,
    branch: value("CMS_BRANCH") ?? "main",
    appId: value("CMS_APP_ID"),
    review: value("CMS_REVIEW") !== undefined,
  };
  const warnings = gitlabWarnings(cms);
  if (context && !contexts.includes(context))
    warnings.push(
      `CONTEXT is "${context}", which Netlify does not set: this build is a preview, kept out of search. The live site has production, or nothing.`,
    );
  if (webhook === "on" && !webhookUrl)
    warnings.push(
      `GATSBY_FORM_WEBHOOK_URL is not set: on this machine forms are posted to ${localReceiver}; elsewhere nothing is sent, and the form says so.`,
    );
  if (webhook === "off" && webhookUrl)
    warnings.push(
      "GATSBY_FORM_WEBHOOK_URL is set, but no form is posted to it: forms.webhook is off in content/site.yml.",
    );
  if (online && siteUrl && settings) {
    const fault = addressFault(siteUrl, settings.previewHosts);
    if (fault) warnings.push(`SITE_URL: ${fault}.`);
    if (siteUrl !== settings.url)
      warnings.push(
        `SITE_URL is "${siteUrl}" and wins over "${settings.url}", the url in content/site.yml; write the same in both, or unset the variable.`,
      );
  }
  return {
    environment: {
      siteUrl,
      webhookUrl,
      analyticsId: value("GATSBY_ANALYTICS_ID"),
      cms,
      production,
      host,
      online,
      showsExamples: value("EXAMPLES") !== undefined,
    },
    warnings,
  };
}
