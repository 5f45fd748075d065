/** Facts that only the owner knows: the site shows nothing of them until they are filled in. */
import { missingFacts, type CompanyDetails } from "../../lib/company";
import { kindOf, type KindName } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { entriesOf, problemAt, type Entry } from "../read/entry";

/** What the law asks a public site to show of its owner. */
const companyGaps = (entries: Entry[]): Problem[] =>
  entriesOf(entries, "SiteSettings").flatMap((entry) => {
    const missing = missingFacts(entry.data as Pick<CompanyDetails, "company">);
    if (missing.length === 0) return [];
    const message = `is missing ${missing.join(", ")}; fill them in before the site goes live, because the law requires them`;
    return problemAt(entry as Entry, ["company"], message);
  });

/**
 * One message for all entries of a list that lack a field, at the first of them.
 * @param field the field that the owner fills in
 * @param why what a visitor misses without it
 */
function listGaps(entries: Entry[], kind: KindName, field: string, why: string): Problem[] {
  const open = entriesOf(entries, kind).filter(({ data }) => !(field in data));
  const [first] = open;
  if (!first) return [];
  const message = `is missing for ${open.map(({ id }) => id).join(", ")}; ${why}`;
  return [{ file: first.file, ...first.locate([]), field, message }];
}

/** Each free audit takes days of work, so a visitor wants to know how many there are. */
const capacityGaps = (entries: Entry[]): Problem[] =>
  entriesOf(entries, "AuditPage").flatMap((entry) => {
    if (entry.data.capacity) return [];
    const message = "is missing; say how many free audits you take on in a month";
    return { ...ofFile(entry.file, message), field: "capacity" };
  });

function teamGaps(entries: Entry[], prefix: string): Problem[] {
  const { place } = kindOf("TeamMember");
  if (!("folder" in place) || entriesOf(entries, "TeamMember").length > 0) return [];
  const message =
    'has nobody yet; npm run new -- team-member "Name" adds the people behind the firm to /about/';
  return [ofFile(`${prefix}/${place.folder}`, message)];
}

/**
 * Lists what the owner has still to fill in.
 * @param entries entries that are right by themselves
 * @param prefix the folder of content in messages
 * @returns advice, one message for each file
 */
export const unfilledFacts = (entries: Entry[], prefix: string): Problem[] => [
  ...companyGaps(entries),
  ...listGaps(
    entries,
    "Price",
    "range",
    "give each a price range, because the table on /services/ leaves out rows without one",
  ),
  ...listGaps(entries, "Claim", "basis", "say what each figure rests on, because readers ask"),
  ...listGaps(entries, "Claim", "asOf", "say which day or period each figure stands for"),
  ...capacityGaps(entries),
  ...teamGaps(entries, prefix),
];
