/** The policy that the consent banner links to names every key that the site stores in browsers. */
import { readFileSync } from "node:fs";
import { consentKey } from "../../src/analytics/tracker";
import { reloadKey } from "../../src/browser/stale-tab";
import { loadContent } from "../../src/content/disk/load";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { contactDraft, newsletterDraft } from "../../src/features/forms/draft-keys";
import { hrefOf } from "../../src/model/addresses";
import { schemeKey } from "../../src/theme/scheme";

const stored = [
  schemeKey,
  consentKey,
  contactDraft,
  newsletterDraft,
  reloadKey,
  "search-slash",
  "link-state",
  "call-events",
  "_ga",
];

const content = loadContent();
const settings = entryOf(content.entries, "SiteSettings");
const policy = entriesOf(content.entries, "LegalDocument").find(
  (entry) => hrefOf(entry) === settings?.data.consent.policy.to,
);
const text = policy ? readFileSync(policy.file, "utf8") : "";

test.each(stored)("the policy names %s", (key) => {
  expect(text).toContain(`\`${key}\``);
});
