/** The labels of kinds, fields and choices in the CMS, and the group of each kind in its sidebar. */
import { upperFirst } from "../lib/text";
import { kindNames, kindOf, type KindName } from "../model/kinds";

/** Labels of fields whose names in files mean little to editors. */
const fieldLabels: Record<string, string> = {
  id: "Key",
  url: "Address of the site",
  href: "Address",
  noindex: "Kept out of search",
  faqsTitle: "Title of the questions",
  posts: "Articles",
  claims: "Figures of the firm",
  claim: "Figure of the firm",
  seo: "Search texts",
  to: "Leads to",
  faqs: "Questions and answers",
  body: "Text",
  data: "Rows",
  series: "Lines",
  x: "Labels along the chart",
  free: "Free items",
  further: "Further links",
  social: "Pages elsewhere",
  does: "What it does",
  vatNumber: "VAT number",
  cta_type: "Type of the call",
  cta_location: "Place of the call",
  "figures.to": "Between two figures",
  "pay.to": "At most",
  "cost.to": "High end",
  "announcement.from": "First day",
  "announcement.to": "Last day",
};

function inWords(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z\d])/g, "$1 $2").replaceAll("-", " ");
  return upperFirst(spaced.toLowerCase());
}

/**
 * A readable label for a field name: `cardCall` becomes "Card call", `coverAlt` "Cover description".
 * @param above the names that lead to it, joined by dots
 */
export const labelOf = (name: string, above = ""): string =>
  fieldLabels[`${above.replace(/.*\./, "")}.${name}`] ??
  fieldLabels[name] ??
  inWords(name.replace(/Alt$/, "Description"));

/** Labels of values in files that mean little to editors. */
const choiceLabels: Record<string, string> = {
  ltv: "Lifetime value",
};

/**
 * A readable label for one of the values that a field may have: `adsTooDear` becomes “Ads too dear”. Figures, and names
 * that other programs know, such as those of events, stay as they are.
 */
export const choiceLabel = (value: string): string =>
  choiceLabels[value] ?? (/^[a-z]+([A-Z][a-z]+|-[a-z]+|\d)*$/.test(value) ? inWords(value) : value);

/** Names of one entry of a list, where `itemLabel` cannot make the label of the list singular. */
const itemLabels: Record<string, string> = {
  faqs: "Question",
  reading: "Explanation",
  social: "Page elsewhere",
  does: "Step",
  x: "Label",
  claims: "Figure",
};

/** The name of one entry of a list, such as “Figure” for `claims`. */
export function itemLabel(list: string): string {
  const label = labelOf(list);
  const one = label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  return itemLabels[list] ?? (one === label ? "Entry" : one);
}

/** Kinds for search engines and addresses, which visitors do not read. */
const aboutAddresses: readonly KindName[] = ["SeoOverride", "Redirect"];

/** The label of an entry's id, which in kinds about addresses is an address. */
export const idLabel = (kind: KindName): string =>
  kind === "Redirect" ? "Old address" : aboutAddresses.includes(kind) ? "Address" : labelOf("id");

/**
 * The label of a field that the check names.
 * @param field such as `hero.title`, which becomes “Hero › Title”
 * @param kind the kind of the entry
 */
export function fieldInLabels(field: string, kind?: KindName): string {
  const parts = field.split(/\.|(?=\[)/).map((part, at, all) => {
    const index = /^\[(\d+)\]$/.exec(part)?.[1];
    if (index !== undefined) return `entry ${Number(index) + 1}`;
    return part === "id" && kind ? idLabel(kind) : labelOf(part, all[at - 1]);
  });
  return upperFirst(parts.join(" › "));
}

/** Kinds with another name for editors than in code. */
const kindLabels: Partial<Record<KindName, string>> = {
  BlogPost: "Article",
  CallToAction: "Call to action",
  Claim: "Figure of the firm",
  LegalDocument: "Legal text",
  OwnPage: "Page of your own",
  SeoOverride: "Search text by address",
  CaseTeaser: "Case study teaser",
  ImpactItem: "Impact",
};

export const nameOfKind = (kind: KindName): string =>
  kindLabels[kind] ?? labelOf(kind.replace(/Page$/, ""));

const plurals: Partial<Record<KindName, string>> = {
  CallToAction: "Calls to action",
  Claim: "Figures of the firm",
  SeoOverride: "Search texts by address",
  ImpactItem: "Impact",
  OwnPage: "Pages of your own",
};

export const pluralOfKind = (kind: KindName): string =>
  plurals[kind] ??
  nameOfKind(kind)
    .replace(/y$/, "ie")
    .replace(/([^s])$/, "$1s");

const isPage = (kind: KindName) => {
  const { place } = kindOf(kind);
  return place.shape === "single" && place.file.startsWith("pages/");
};

const isList = (kind: KindName) =>
  kindOf(kind).place.shape === "list" && !aboutAddresses.includes(kind);

/** Kinds whose entries have a file or a folder each; each kind is a collection in the CMS. */
export const folderKinds = (): KindName[] =>
  kindNames.filter((kind) => "folder" in kindOf(kind).place);

export const groupOf = (kind: KindName): string =>
  isPage(kind) ? "pages" : isList(kind) ? "lists" : "settings";

/** The kinds with one file, in the groups of the sidebar. */
export const fileGroups = (): { name: string; label: string; kinds: KindName[] }[] =>
  Object.entries({ pages: "Pages", lists: "Lists on pages", settings: "Settings" }).map(
    ([name, label]) => ({
      name,
      label,
      kinds: kindNames.filter(
        (kind) => !("folder" in kindOf(kind).place) && groupOf(kind) === name,
      ),
    }),
  );
