import os from "node:os";
import { noRepository } from "../../../../src/lib/cms-login";
import { readEnvironment, type HostSettings } from "../../../../src/gatsby/host/environment";

type Variables = Record<string, string | undefined>;

function read(variables: Variables) {
  const result = readEnvironment(variables);
  if ("error" in result) throw new Error(result.error);
  return result;
}

function errorOf(variables: Variables): string {
  const result = readEnvironment(variables);
  if (!("error" in result)) throw new Error("The environment was accepted.");
  return result.error;
}

const webhook = "https://hooks.example.com/lead";

const settings: HostSettings = {
  url: "https://www.example.com",
  previewHosts: ["netlify.app", "localhost"],
  forms: { webhook: "on", backup: "none" },
};

const withoutWebhook: HostSettings = {
  ...settings,
  forms: { webhook: "off", backup: "netlify" },
};

function warningsOf(variables: Variables): string[] {
  const result = readEnvironment(variables, settings);
  return "warnings" in result ? result.warnings : [result.error];
}

test.each(["", "  "])(
  "without variables, or with %j, the site is built for production without analytics, with a warning",
  (blank) => {
    const names = ["SITE_URL", "GATSBY_FORM_WEBHOOK_URL", "GATSBY_ANALYTICS_ID", "CONTEXT"];
    expect(read(Object.fromEntries(names.map((name) => [name, blank || undefined])))).toEqual({
      environment: { cms: noRepository, production: true, online: false, showsExamples: false },
      warnings: [expect.stringMatching(/^GATSBY_FORM_WEBHOOK_URL is not set: on this machine/)],
    });
  },
);

test("valid variables are read without warnings, and SITE_URL without a slash at its end", () => {
  const variables = {
    ...{ SITE_URL: "https://www.example.com/", CONTEXT: "production", NETLIFY: "true" },
    ...{ GATSBY_FORM_WEBHOOK_URL: webhook, GATSBY_ANALYTICS_ID: "G-ABC1234567", EXAMPLES: "shown" },
  };
  expect(read(variables)).toEqual({
    environment: {
      ...{ siteUrl: "https://www.example.com", webhookUrl: webhook, analyticsId: "G-ABC1234567" },
      ...{ cms: noRepository, host: "Netlify" },
      ...{ production: true, online: true, showsExamples: true },
    },
    warnings: [],
  });
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "https://www.example.com/shop"],
  ["GATSBY_FORM_WEBHOOK_URL", "hooks.example.com/lead"],
  ["GATSBY_FORM_WEBHOOK_URL", "mailto:hello@example.com"],
  ["GATSBY_ANALYTICS_ID", "g-abc1234567"],
  ["GATSBY_ANALYTICS_ID", 'G-1234"><script>'],
  ["CMS_REPOSITORY", "example/site"],
  ["CMS_BRANCH", "the main one"],
  ["CMS_REVIEW", "yes"],
  ["EXAMPLES", "true"],
])("%s is not %s: an error that names the variable and what it must be", (name, value) => {
  expect(errorOf({ [name]: value })).toContain(`${name} is "${value}"; it must be `);
});

test.each([
  "http://hooks.other.com/lead",
  "http://localhost:9000",
  "https://n8n.other.com/webhook-test/x",
])("a webhook at %s stops an online production build, but no other", (value) => {
  const variables = { GATSBY_FORM_WEBHOOK_URL: value };
  expect(read(variables).environment.webhookUrl).toBe(value);
  for (const host of [{ NETLIFY: "true" }, { CF_PAGES: "1" }])
    expect(errorOf({ ...variables, ...host })).toMatch(
      /^GATSBY_FORM_WEBHOOK_URL is ".*", which is /,
    );
  expect(read({ ...variables, NETLIFY: "true", CONTEXT: "deploy-preview" }).warnings).toEqual([]);
});

test.each([
  ["https://shop.netlify.app", "listed under previewHosts"],
  ["http://www.other.com", "write https://www.other.com"],
  ["https://www.other.example", "is an example"],
])("an online build warns of SITE_URL %s, and that it differs", (value, words) => {
  const variables = { SITE_URL: value, NETLIFY: "true", GATSBY_FORM_WEBHOOK_URL: webhook };
  expect(warningsOf(variables)).toEqual([
    expect.stringContaining(words),
    expect.stringContaining(`SITE_URL is "${value}" and wins over "${settings.url}"`),
  ]);
});

test("an unknown CONTEXT is a preview, with a warning", () => {
  const { environment, warnings } = read({ GATSBY_FORM_WEBHOOK_URL: webhook, CONTEXT: "prod" });
  expect(environment.production).toBe(false);
  expect(warnings).toEqual([
    'CONTEXT is "prod", which Netlify does not set: this build is a preview, kept out of search. The live site has production, or nothing.',
  ]);
});

/** The variables by which hosts are known; CONTEXT is for those that set none. */
const hosts: Variables[] = [
  { NETLIFY: "true" },
  { CF_PAGES: "1" },
  { WORKERS_CI: "1" },
  { GITHUB_ACTIONS: "true" },
  { VERCEL: "1" },
  { CI: "true" },
  { CONTEXT: "production" },
];

test.each(hosts)("with %j, a build without a webhook is an error that says what to set", (host) => {
  expect(errorOf(host)).toMatch(/^GATSBY_FORM_WEBHOOK_URL is not set, .* Set it to the address/);
});

test("so it is while Docker builds an image, unless the build is said to be local", () => {
  const name = jest.spyOn(os, "hostname").mockReturnValue("buildkitsandbox");
  expect(errorOf({})).toMatch(/^GATSBY_FORM_WEBHOOK_URL is not set, /);
  expect(read({ LOCAL_BUILD: "true" }).environment.online).toBe(false);
  name.mockRestore();
});

test.each([{ LOCAL_BUILD: "true" }, { gatsby_executing_command: "develop" }, { CI: "false" }])(
  "%j makes a build one of this machine, which needs no variables",
  (variables) => {
    const host = variables.CI ? {} : { CI: "true", NETLIFY: "true" };
    expect(read({ ...host, ...variables }).environment.online).toBe(false);
  },
);

test("Netlify's forms on another host are an error, but not where the build goes to Netlify", () => {
  for (const host of hosts.slice(1))
    expect(readEnvironment(host, withoutWebhook)).toEqual({
      error: expect.stringContaining("only Netlify takes such forms") as string,
    });
  expect(readEnvironment({ CI: "true", NETLIFY: "true" }, withoutWebhook)).toMatchObject({
    environment: { host: "Netlify" },
  });
});

test("on Netlify, a preview without a webhook is built with a warning", () => {
  const { environment, warnings } = read({ NETLIFY: "true", CONTEXT: "deploy-preview" });
  expect(environment.production).toBe(false);
  expect(warnings).toHaveLength(1);
});

test("if content turns the webhook off, a production build needs none, and one in the environment gives a warning", () => {
  expect(readEnvironment({ NETLIFY: "true" }, withoutWebhook)).toMatchObject({ warnings: [] });
  const result = readEnvironment({ GATSBY_FORM_WEBHOOK_URL: webhook }, withoutWebhook);
  expect(result).toMatchObject({ warnings: [expect.stringContaining("forms.webhook is off")] });
});

test("the CMS uses the host's repository, unless CMS_REPOSITORY names another", () => {
  const host = { REPOSITORY_URL: "https://github.com/example/site", CMS_BRANCH: "live" };
  const { cms } = read(host).environment;
  expect(cms).toMatchObject({ repository: host.REPOSITORY_URL, branch: "live" });
  const named = { CMS_REPOSITORY: "https://gitlab.com/example/site", CMS_APP_ID: "abc" };
  const other = read({ ...host, ...named }).environment.cms;
  expect(other).toMatchObject({ repository: named.CMS_REPOSITORY, appId: "abc" });
});

test.each([
  ["https://gitlab.com/example/site", "only if GitLab is installed as a provider in Netlify"],
  ["https://gitlab.example.com/example/site", "editors cannot log in at /admin/"],
])("%s without CMS_APP_ID gives a warning", (repository, words) => {
  const { warnings } = read({ GATSBY_FORM_WEBHOOK_URL: webhook, CMS_REPOSITORY: repository });
  expect(warnings).toEqual([expect.stringMatching(`^CMS_APP_ID is not set, .*${words}`)]);
});
