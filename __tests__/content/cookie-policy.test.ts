/** The policy that the consent banner links to names every key that the site stores in browsers. */
import { consentKey } from "../../src/analytics/events";
import { reloadKey } from "../../src/browser/stale-tab";
import { contactDraft, newsletterDraft } from "../../src/features/forms/draft-keys";
import { hrefOf } from "../../src/model/addresses";
import { schemeKey } from "../../src/theme/scheme";
import { all, only } from "../support/content-files";

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

const { to } = only("SiteSettings").consent.policy;
const policy = all("LegalDocument").find(({ id }) => hrefOf({ kind: "LegalDocument", id }) === to);

test.each(stored)("the policy names %s", (key) => {
  expect(policy?.body).toContain(`\`${key}\``);
});
