/** The legal texts say what the site stores in browsers and what its forms send, however it is set up. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles } from "../../src/content/check-files";
import { filesBelow } from "../../src/content/disk/files-below";
import { contentRoot } from "../../src/content/disk/load";
import { utcDay } from "../../src/content/publish/published";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { sortFiles } from "../../src/content/read/content-files";
import { analyticsTools, countingTool, type AnalyticsTool } from "../../src/model/analytics-tools";
import {
  backupFieldNames,
  defaultDelivery,
  formFacts,
  type FormDelivery,
} from "../../src/model/host-forms";
import { consentKey } from "../../src/analytics/events";
import { reloadKey } from "../../src/browser/stale-tab";
import { contactDraft, newsletterDraft } from "../../src/features/forms/draft-keys";
import { addressOf } from "../../src/content/site/site";
import { schemeKey } from "../../src/theme/scheme";

const names = filesBelow(contentRoot());

/** The texts, and the files that they depend on; the others count by their names alone. */
const isNeeded = (name: string) =>
  /^(legal\/.*|site\.yml|claims\.yml|pages\/home\.yml)$/.test(name);
const texts = new Map(
  names
    .filter(isNeeded)
    .map((name) => [name, readFileSync(path.join(contentRoot(), name), "utf8")]),
);

/** The entries of the content with some texts changed, and the problems of the settings and the legal texts. */
function checked(changed: ReadonlyMap<string, string> = new Map(), hasMeasurementId = true) {
  const folder = sortFiles(names, (name) => changed.get(name) ?? texts.get(name) ?? "");
  const { site, problems } = checkFiles(
    folder,
    { today: utcDay(), drafts: false },
    { hasMeasurementId },
  );
  return {
    entries: site.entries,
    problems: problems.filter(({ file }) => /^content\/(legal|site)\b/.test(file)),
  };
}

const entries = checked().entries;
const settings = entryOf(entries, "SiteSettings")?.data;
const analytics = countingTool(settings?.analytics, true);

const stored = [
  schemeKey,
  contactDraft,
  newsletterDraft,
  reloadKey,
  "search-slash",
  ...(analytics.asks ? [consentKey, "call-events", "landing"] : []),
  ...(analytics.tool === "ga4" ? ["_ga"] : []),
  ...(settings?.announcement ? ["announcement"] : []),
];

test("the policy names all that the site stores", () => {
  const policy = entriesOf(entries, "LegalDocument").find(
    (entry) => addressOf(entry) === settings?.consent.policy.to,
  );
  expect(stored.filter((key) => !policy?.body?.includes(`\`${key}\``))).toEqual([]);
});

const company = `  legalName: Keel Works OÜ
  registryCode: "12345678"
  street: Sadama 1, 10111
  vatNumber: EE123456789
`;
const film = 'film: { address: "https://youtu.be/abcdefghijk", description: The audit in short }\n';
const bookingUrl = "bookingUrl: https://cal.com/keel/15min\n";

/** @returns the check of the content with these settings, and the words of all its legal texts */
function withSettings({ webhook, backup }: FormDelivery, isFilled: boolean, tool?: AnalyticsTool) {
  const settings = (texts.get("site.yml") ?? "")
    .replace(/^forms: .*/m, `forms: { webhook: ${webhook}, backup: ${backup} }`)
    .replace(/^analytics: .*\n/m, "")
    .replace(/^bookingUrl: .*\n/m, "")
    .replace(/^ {2}(legalName|registryCode|street|vatNumber): .*\n/gm, "")
    .replace(/^company:\n/m, `${isFilled ? bookingUrl : ""}$&${isFilled ? company : ""}`);
  const counted = tool
    ? `${settings}\nanalytics: { tool: ${tool}, address: https://stats.example.com, site: "1" }\n`
    : settings;
  const home = (texts.get("pages/home.yml") ?? "").replace(/^film: .*\n/m, "");
  const changed = new Map([
    ["site.yml", counted],
    ["pages/home.yml", isFilled ? home + film : home],
  ]);
  const { entries, problems } = checked(changed);
  const legal = entriesOf(entries, "LegalDocument").map(({ body = "" }) => body);
  return { problems, legal: legal.join("\n") };
}

const deliveries: FormDelivery[] = [
  { webhook: "on", backup: "none" },
  { webhook: "on", backup: "netlify" },
  { webhook: "off", backup: "netlify" },
];

describe.each(deliveries)("with webhook $webhook and backup $backup", (delivery) => {
  test.each([true, false])("and all facts filled in: %s, the texts are whole", (isFilled) => {
    const { problems, legal } = withSettings(delivery, isFilled);
    expect(problems).toEqual([]);
    const mentions = {
      webhook: legal.includes("{{site.forms.webhook}}") && /our automation service/.test(legal),
      backup: legal.includes("{{site.forms.backup}}"),
      calendar: /\bcalendar\b/i.test(legal),
      films: legal.includes("{{site.films}}"),
      vatNumber: legal.includes("{{site.company.vatNumber}}"),
    };
    const { webhook, backup } = formFacts(delivery, WORDS.facts.webhook);
    expect(mentions).toEqual({
      webhook: webhook !== "",
      backup: backup !== "",
      calendar: isFilled,
      films: isFilled,
      vatNumber: isFilled,
    });
    if (!webhook) expect(legal).not.toMatch(/automation service/i);
    for (const name of backupFieldNames) expect(legal.includes(`\`${name}\``)).toBe(backup !== "");
  });
});

test.each(Object.entries(analyticsTools))(
  "with %s, the texts speak of a choice only where there is one, and name the tool",
  (tool, { name }) => {
    const { problems, legal } = withSettings(defaultDelivery, false, tool as AnalyticsTool);
    expect(problems).toEqual([]);
    expect(/\*\*Cookie preferences\*\*|`consent`/.test(legal)).toBe(name !== "");
    expect(/the analytics provider|Analytics data/i.test(legal)).toBe(name !== "");
    expect(/Google|reset on new activity/.test(legal)).toBe(tool === "ga4");
  },
);
