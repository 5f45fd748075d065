/**
 * The environment variables that a build reads. Every value is checked; a wrong one stops the build with a
 * message that names it.
 */

import { repositoryOf, type RepositorySettings } from "../../cms/login";
import { isOrigin, isWebAddress } from "../../lib/web-address";
import { defaultWays, type FormWays } from "../../model/platform-forms";

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
}

export type EnvironmentResult =
  { environment: Environment; warnings: string[] } | { error: string };

/** Where `npm start` receives forms. */
export const localReceiver = "http://localhost:9000/leads";

/** Says that Netlify has to know a GitLab application where the build knows none; nothing where editors can log in. */
function gitlabWarnings({ repository, appId }: RepositorySettings): string[] {
  const found = repositoryOf(repository ?? "");
  if (found?.provider !== "gitlab" || appId) return [];
  const who =
    found.host === "gitlab.com"
      ? "editors can log in at /admin/ only if GitLab is installed as a provider in Netlify"
      : "editors cannot log in at /admin/";
  return [
    `CMS_APP_ID is not set, so ${who}. Set it to the Application ID of an application at GitLab; docs/owning.md says how to add one.`,
  ];
}

/** What Netlify sets `CONTEXT` to. */
const contexts = ["production", "deploy-preview", "branch-deploy", "preview-server", "dev"];

/**
 * Reads and checks the environment.
 * @param variables the environment of the process
 * @param ways where the forms go, as content says
 * @returns the settings with warnings, or the message to stop with
 */
export function readEnvironment(
  variables: Record<string, string | undefined>,
  { webhook }: Pick<FormWays, "webhook"> = defaultWays,
): EnvironmentResult {
  const value = (name: string) => variables[name]?.trim() || undefined;
  const siteUrl = value("SITE_URL");
  if (siteUrl && !isOrigin(siteUrl))
    return {
      error: `SITE_URL is "${siteUrl}"; it must be an origin such as https://www.example.com, without a path.`,
    };
  const webhookUrl = value("GATSBY_FORM_WEBHOOK_URL");
  if (webhookUrl && !isWebAddress(webhookUrl))
    return {
      error: `GATSBY_FORM_WEBHOOK_URL is "${webhookUrl}"; it must be a full web address such as https://hooks.example.com/lead.`,
    };
  const analyticsId = value("GATSBY_ANALYTICS_ID");
  if (analyticsId && !/^[A-Z]{1,4}-[A-Z0-9]{4,}$/.test(analyticsId))
    return {
      error: `GATSBY_ANALYTICS_ID is "${analyticsId}"; it must be a measurement id such as G-ABC1234567, or empty.`,
    };
  const context = value("CONTEXT");
  const production = !context || context === "production";
  if (production && value("NETLIFY") === "true" && !webhookUrl && webhook === "on")
    return {
      error:
        "GATSBY_FORM_WEBHOOK_URL is not set, so forms would go nowhere. Set it to the address that receives leads, under Site configuration, Environment variables.",
    };
  const named = value("CMS_REPOSITORY");
  if (named && !repositoryOf(named))
    return {
      error: `CMS_REPOSITORY is "${named}"; it must be the address of a repository at GitHub, GitLab or Gitea, such as https://github.com/example/website.`,
    };
  const repository = named ?? value("REPOSITORY_URL");
  const review = value("CMS_REVIEW");
  if (review && !["true", "open"].includes(review))
    return { error: `CMS_REVIEW is "${review}"; it must be true, open, or empty.` };
  if (review === "open" && repositoryOf(repository ?? "")?.provider !== "github")
    return { error: "CMS_REVIEW is open, which needs a repository at GitHub; write true." };
  const cms: RepositorySettings = {
    repository,
    branch: value("CMS_BRANCH") ?? "main",
    appId: value("CMS_APP_ID"),
    review: review !== undefined,
    openAuthoring: review === "open",
  };
  const warnings = gitlabWarnings(cms);
  if (context && !contexts.includes(context))
    warnings.push(
      `CONTEXT is "${context}", which Netlify does not set: this build is a preview, kept out of search. The live site has production, or nothing.`,
    );
  if (webhook === "on" && !webhookUrl)
    warnings.push(`GATSBY_FORM_WEBHOOK_URL is not set; forms are posted to ${localReceiver}.`);
  if (webhook === "off" && webhookUrl)
    warnings.push(
      "GATSBY_FORM_WEBHOOK_URL is set, but no form is posted to it: forms.webhook is off in content/site.yml.",
    );
  return {
    environment: { siteUrl: siteUrl?.replace(/\/$/, ""), webhookUrl, analyticsId, cms, production },
    warnings,
  };
}
