/** The legal texts say what the site stores in browsers and what its forms send, however it is set up. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFiles } from "../../src/content/check-files";
import { filesBelow } from "../../src/content/disk/files-below";
import { contentRoot } from "../../src/content/disk/languages";
import { dayIn } from "../../src/lib/time-zone";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { sortFiles } from "../../src/content/read/content-files";
import { countingTool } from "../../src/model/analytics-tools";
import { backupFieldNames, type FormDelivery } from "../../src/model/host-forms";
import type { Surroundings } from "../../src/model/processors";
import { fillTokens } from "../../src/model/text-tokens";
import { consentKey } from "../../src/analytics/events";
import { reloadKey } from "../../src/browser/stale-tab";
import { contactDraft, newsletterDraft } from "../../src/features/forms/draft-keys";
import { addressOf } from "../../src/content/site/site";
import { schemeKey } from "../../src/theme/scheme";

const names = filesBelow(contentRoot());

/** The texts, and the files that they depend on; the others count by their names alone. */
const isNeeded = (name: string) =>
  /^(legal\/.*|(site|claims|processors)\.yml|pages\/home\.yml)$/.test(name);
const texts = new Map(
  names
    .filter(isNeeded)
    .map((name) => [name, readFileSync(path.join(contentRoot(), name), "utf8")]),
);

const measured: Surroundings = { hasMeasurementId: true };

/** The content with some texts changed, with the problems of the settings and the legal texts. */
function checked(changed: ReadonlyMap<string, string> = new Map(), surroundings = measured) {
  const folder = sortFiles(names, (name) => changed.get(name) ?? texts.get(name) ?? "");
  const audience = { today: dayIn("UTC"), drafts: false };
  const { site, problems, tokens, launch } = checkFiles(folder, audience, surroundings);
  return {
    entries: site.entries,
    tokens,
    launch,
    problems: problems.filter(({ file }) => /^content\/(legal|site|processors)\b/.test(file)),
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

/** Each tool with its settings, and what the texts say of it. */
const tools: [tool: string, settings: string, counts?: RegExp][] = [
  ["ga4", "", /Google|_ga\b/],
  ["ga4 without its id", ""],
  ["matomo", "{ tool: matomo, address: https://s.example.com, site: x }", /Matomo|_pk_/],
  ["plausible", "{ tool: plausible }", /Plausible/],
  ["plausible, unasked", "{ tool: plausible, consent: off }", /Plausible/],
  ["none", "{ tool: none }"],
];
const deliveries: FormDelivery[] = [
  { webhook: "on", backup: "none" },
  { webhook: "on", backup: "netlify" },
  { webhook: "off", backup: "netlify" },
];
const backupFields = backupFieldNames.map((name) => new RegExp(`\`${name}\``));
/** With a host, every fact is filled in; without one, none is. */
const hosts = [undefined, "Netlify", "Cloudflare"];

/** Each tool with each delivery, and each of both with each host. */
const cases = tools.flatMap(([tool, settings, counts], row) =>
  deliveries.map((delivery, column) => {
    const host = hosts[(row + column) % 3];
    return { tool, settings, counts, ...delivery, host };
  }),
);

test.each(cases)(
  "with $tool, webhook $webhook, backup $backup, on $host, texts and question say what runs, and nothing else",
  ({ tool, settings: analyticsSettings, counts, webhook, backup, host }) => {
    const isFilled = host !== undefined;
    const site = (texts.get("site.yml") ?? "")
      .replace(/^forms: .*/m, `forms: { webhook: ${webhook}, backup: ${backup} }`)
      .replace(/^(analytics|bookingUrl): .*\n/gm, "")
      .replace(/^ {2}(legalName|registryCode|street|vatNumber): .*\n/gm, "")
      .replace(/^company:\n/m, `${isFilled ? bookingUrl : ""}$&${isFilled ? company : ""}`);
    const home = (texts.get("pages/home.yml") ?? "").replace(/^film: .*\n/m, "");
    const { entries, problems, tokens, launch } = checked(
      new Map([
        ["site.yml", analyticsSettings ? `${site}\nanalytics: ${analyticsSettings}\n` : site],
        ["pages/home.yml", isFilled ? home + film : home],
      ]),
      { hasMeasurementId: tool !== "ga4 without its id", host },
    );
    expect(problems).toEqual([]);
    expect(
      launch
        .filter(({ file }) => file === "content/processors.yml")
        .filter(({ rule }) => rule === "launch"),
    ).toEqual([]);
    const legal = entriesOf(entries, "LegalDocument")
      .map(({ body = "" }) => fillTokens(body, tokens).text)
      .join("\n");
    const isAsked = counts !== undefined && tool !== "plausible, unasked";
    const hasCookies = ["ga4", "matomo"].includes(tool);
    const isHooked = webhook === "on";
    const hasBackup = backup === "netlify";
    /** What the texts say, and whether it is so. */
    const passages: [words: RegExp, isTrue: boolean][] = [
      [/Google Analytics|_ga\b|reset on new activity/, tool === "ga4"],
      [/Matomo|_pk_/, tool === "matomo"],
      [/Plausible/, tool.startsWith("plausible")],
      [/^\| .* \| Cookie \|/m, hasCookies],
      [/\*\*Cookie preferences\*\*|\| `consent`/, isAsked],
      [/Global Privacy Control/, counts !== undefined],
      [/\| `landing` \| Session storage/, isAsked],
      ...[/automation service/, /^\| \[n8n/m].map((each): [RegExp, boolean] => [each, isHooked]),
      ...[/\[Netlify Forms/, /\[Akismet/, /list of spam/, ...backupFields].map(
        (each): [RegExp, boolean] => [each, hasBackup],
      ),
      [/^\| \[Netlify, Inc/m, host !== "Cloudflare"],
      [/Cloudflare/, host === "Cloudflare"],
      [/YouTube/, isFilled],
      [/\bcalendar\b/, isFilled],
      [/\| Legal name \|/, isFilled],
      [/\(https:\/\/www\.aki\.ee\/\)/, true],
    ];
    const wrong = passages.filter(([words, isTrue]) => words.test(legal) !== isTrue);
    expect(wrong).toEqual([]);
    const { title = "", text = "" } = entryOf(entries, "SiteSettings")?.data.consent ?? {};
    if (!isAsked) return;
    expect([counts.test(title), /\bcookie\b/.test(text)]).toEqual([true, hasCookies]);
  },
);
