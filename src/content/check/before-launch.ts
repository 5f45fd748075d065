/** Lists the owner's open points before the launch: examples to replace, facts to fill in, legal texts to rewrite. */
import { missingFacts, type CompanyDetails } from "../../lib/company";
import { addressFault, isReservedHost } from "../../lib/site-address";
import type { FilmPlayer } from "../../lib/film";
import { fileOf, type KindName } from "../../model/kinds";
import { formatProblems, ofFile, type Problem } from "../../model/problem";
import { missingServices, servicesInUse, type Surroundings } from "../../model/processors";
import { otherLaw, otherMoney } from "./country";
import type { ContentFile } from "../read/content-files";
import { entriesOf, entryOf, fieldsOf, problemAt, type Entry } from "../read/entry";

/** Reports every `example: true`, in an entry or in a part of one. */
function examples(entry: Entry): Problem[] {
  const message =
    "is made up; write what is true of your firm and remove this line, or remove the entry";
  return fieldsOf(entry).flatMap(({ path, value }) =>
    path.at(-1) === "example" && value === true ? problemAt("example", entry, path, message) : [],
  );
}

/** Reports addresses that reach nobody, and missing terms of a firm that sells to consumers. */
const settingsGaps = (entries: readonly Entry[]): Problem[] =>
  entriesOf(entries, "SiteSettings").flatMap((entry) => {
    const { url, email, previewHosts, consumers } = entry.data;
    const at = (field: string, message: string) =>
      problemAt("launch", entry as Entry, [field], message);
    const fault = addressFault(url, previewHosts);
    const isReserved = isReservedHost(email.split("@").at(-1) ?? "");
    const isWritten = entriesOf(entries, "LegalDocument").some(({ id }) => id === "consumers");
    const terms = `is on, and there is no ${fileOf("LegalDocument", "consumers")}; write there what docs/owning.md lists for consumers`;
    return [
      ...(fault ? [at("url", fault)] : []),
      ...(isReserved ? [at("email", `"${email}" reaches nobody; write your own`)] : []),
      ...(consumers && !isWritten ? [at("consumers", terms)] : []),
    ];
  });

/** Reports the facts of the firm that the law requires a public site to show. */
export const companyGaps = (entries: readonly Entry[]): Problem[] =>
  entriesOf(entries, "SiteSettings").flatMap((entry) => {
    const missing = missingFacts(entry.data as Pick<CompanyDetails, "company">);
    if (missing.length === 0) return [];
    const message = `is missing ${missing.join(", ")}; fill them in before the site goes live, because the law requires them`;
    return problemAt("launch", entry as Entry, ["company"], message);
  });

/** Reports all entries of a list that lack a field, in one message at the first of them. */
function listGaps(all: readonly Entry[], kind: KindName, field: string, remedy: string): Problem[] {
  const open = entriesOf(all, kind).filter(({ data }) => !(field in data));
  const [first] = open;
  if (!first) return [];
  const message = `is missing for ${open.map(({ id }) => id).join(", ")}; ${remedy}`;
  return [{ file: first.file, ...first.locate([]), field, rule: "launch", message }];
}

/** Reports services that the site uses and the list of processors lacks. */
function processorGaps(
  entries: readonly Entry[],
  films: readonly FilmPlayer[],
  surroundings: Surroundings,
): Problem[] {
  const services = films.filter((player) => player !== "file");
  const settings = entryOf(entries, "SiteSettings")?.data;
  const processors = entriesOf(entries, "Processor").map(({ data }) => data);
  const used = settings ? servicesInUse(settings, services, surroundings) : [];
  return missingServices(processors, used).map(({ role, name }) => {
    const message = `lists no service with the role ${role}${name ? ` for ${name}` : ""}, and the site uses one; add it, because the privacy policy says who gets data`;
    return ofFile("launch", fileOf("Processor"), message);
  });
}

export const beforeLaunch = (
  entries: readonly Entry[],
  files: ContentFile[],
  films: readonly FilmPlayer[],
  surroundings: Surroundings,
): Problem[] => [
  ...entries.flatMap(examples),
  ...settingsGaps(entries),
  ...otherLaw(entries, files),
  ...otherMoney(entries, files),
  ...companyGaps(entries),
  ...processorGaps(entries, films, surroundings),
  ...listGaps(entries, "Testimonial", "permission", "say when and how the client agreed to it"),
  ...listGaps(
    entries,
    "Price",
    "range",
    "give each a range, because visitors see no row without it",
  ),
  ...listGaps(entries, "Claim", "basis", "say what each figure rests on, because readers ask"),
  ...listGaps(entries, "Claim", "asOf", "say which day or period each figure is from"),
];

/** The error of an online build with invented entries; undefined if there are none. */
export function examplesError(open: Problem[]): string | undefined {
  const examples = open.filter(({ rule }) => rule === "example");
  if (examples.length === 0) return undefined;
  return `Visitors would take invented clients and figures for true, so the build stops. Replace or remove each of these; a demo is published with EXAMPLES=shown among the variables of the host, and says so on every page.\n\n${formatProblems(examples, "example")}`;
}

/** @param where `check` in the content check, `here` in a local build, `online` in a build that visitors will see */
export function launchWords(open: Problem[], where: "check" | "here" | "online"): string {
  if (where === "here")
    return `Before launch: ${open.length} open points; npm run content lists them.`;
  const list = formatProblems(open, "open point");
  return where === "check" ? `Before launch:\n${list}` : `Visitors see this from now on:\n${list}`;
}
