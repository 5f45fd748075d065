/** Checks the content files, whether they come from disk or from the CMS before a save. */
import { checkAcrossFiles } from "./check/cross-file-checks";
import { beforeLaunch } from "./check/before-launch";
import { warningsOf } from "./check/warnings";
import type { ContentFile, ContentFolder } from "./read/content-files";
import { entriesOf, entryOf, type Entry } from "./read/entry";
import { readMarkdownOnce } from "./read/markdown";
import { readEntries } from "./read/read-entries";
import { parseSource, type Source } from "./read/source-file";
import { splitProblems } from "./publish/draft-problems";
import { isShown, statusOf, type Audience } from "./publish/published";
import { makeSite, withoutPartsOff, type Site } from "./site/site";
import { mayHaveFilm, playerOf, type FilmPlayer } from "../lib/film";
import { isRecord } from "../lib/is-record";
import { dayIn, isTimeZone } from "../lib/time-zone";
import { defaultWords, type Words } from "../model/default-words";
import { kindNames, kindOf, type Data, type KindName } from "../model/kinds";
import type { Problem } from "../model/problem";
import { processorRows, servicesInUse, type Surroundings } from "../model/processors";
import { stops } from "../model/rules";
import { fillTree, tokenTable, type TokenTable } from "../model/text-tokens";

export interface Content {
  /** The site that the audience sees, made of the valid entries. */
  site: Site;
  problems: Problem[];
  /** The problems of drafts, which must be solved before publication; the warnings include them. */
  draftProblems: Problem[];
  /** Problems that do not stop a build. */
  warnings: Problem[];
  /** The owner's open points before the site goes live. */
  launch: Problem[];
  tokens: TokenTable;
  /** The words of the interface; the defaults while content/words.yml is wrong. */
  words: Words;
  /** What plays the films of the site. */
  films: FilmPlayer[];
}

/** The ids of each kind, those of invalid entries included. A kind whose list cannot be read is left out. */
function idsByKind(files: ContentFile[], sources: Source[]): Map<KindName, string[]> {
  const idOf = (item: unknown) => (isRecord(item) && "id" in item ? String(item.id) : []);
  return new Map(
    kindNames.flatMap((kind): [KindName, string[]][] => {
      if (kindOf(kind).place.shape !== "list")
        return [[kind, files.flatMap((file) => (file.kind === kind && file.id) || [])]];
      const parsed = sources.find((source) => source.file.kind === kind)?.parsed;
      const items = parsed?.isRead ? (parsed.data ?? []) : undefined;
      return Array.isArray(items) ? [[kind, items.flatMap(idOf)]] : [];
    }),
  );
}

function timeZoneIn(sources: Source[]): string {
  const settings = sources.find(({ file }) => file.kind === "SiteSettings")?.parsed.data;
  const timeZone = String(isRecord(settings) && settings.timeZone);
  return isTimeZone(timeZone) ? timeZone : "UTC";
}

/** The entries that are on the site, before they are checked and their facts are filled in. */
const shownIn = (sources: Source[], audience: Audience): Entry[] =>
  withoutPartsOff(
    sources
      .flatMap(({ file: { kind }, parsed, body }) =>
        [parsed.data as unknown].flat().map((data) => ({ kind, data, body }) as unknown as Entry),
      )
      .filter(
        (entry) => isRecord(entry.data) && isShown(statusOf(entry, audience.today), audience),
      ),
  );

function filmsIn(shown: Entry[]): FilmPlayer[] {
  const films = shown.flatMap(({ data, body }) => {
    const { film } = data as { film?: unknown };
    const inText = body !== undefined && mayHaveFilm(body) ? readMarkdownOnce(body).films : [];
    return isRecord(film) ? [...inText, String(film.address)] : inText;
  });
  return [...new Set(films.map(playerOf))].sort();
}

/**
 * Counts the shown entries of each kind, by its file or folder. Articles are left out, because their number changes
 * often, and every change would make Gatsby run the queries of all texts again.
 */
function countEntries(shown: Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kindNames) {
    const { place, newestFirst } = kindOf(kind);
    if (newestFirst || place.shape === "single") continue;
    const count = shown.filter((entry) => entry.kind === kind).length;
    counts.set("folder" in place ? place.folder : place.file.replace(/\.yml$/, ""), count);
  }
  return counts;
}

function factsOf(
  sources: Source[],
  shown: Entry[],
  films: FilmPlayer[],
  surroundings: Surroundings,
): TokenTable {
  const sourceOf = (kind: KindName) => sources.find(({ file }) => file.kind === kind);
  const site = sourceOf("SiteSettings");
  const claims = sourceOf("Claim");
  const written = sourceOf("Words");
  const services = films.filter((player) => player !== "file");
  const table = tokenTable(
    site?.parsed.data,
    claims?.parsed.data,
    surroundings,
    countEntries(shown),
    services,
    written && entryOf(readEntries(written, new Map()).entries, "Words")?.data.facts,
  );
  const listed = sourceOf("Processor");
  const settings = site?.parsed.data;
  if (listed && isRecord(settings) && isRecord(settings.forms)) {
    const entries = entriesOf(readEntries(listed, new Map()).entries, "Processor");
    const processors = entries.map(({ data }) => data);
    const used = servicesInUse(settings as Data<"SiteSettings">, services, surroundings);
    table.set("processors.rows", processorRows(processors, used));
  }
  return table;
}

const isOfFacts = ({ file }: Problem): boolean => /^content\/(site|claims)\.yml$/.test(file);

/** Leaves out what texts lack while a file with facts is wrong, which is reported there. */
const withoutFollowing = (problems: Problem[]): Problem[] =>
  problems.some((each) => isOfFacts(each) && stops(each))
    ? problems.filter((each) => isOfFacts(each) || !/^(fact|braces)$/.test(each.rule))
    : problems;

const wordsOf = ({ entries }: Site, table: TokenTable): Words =>
  fillTree(entryOf(entries, "Words")?.data ?? defaultWords, table) as Words;

/**
 * Checks each file against its kind and all files against each other.
 * @param given the day, today without it, and whether drafts are shown
 */
export function checkFiles(
  folder: ContentFolder,
  given: Partial<Audience>,
  surroundings: Surroundings,
): Content {
  const found = [...folder.problems];
  const sources: Source[] = [];
  for (const file of folder.files) {
    const source = parseSource(file, `content/${file.name}`);
    if ("parsed" in source) sources.push(source);
    else found.push(source);
  }
  const audience = { today: dayIn(timeZoneIn(sources)), drafts: false, ...given };
  const shown = shownIn(sources, audience);
  const films = filmsIn(shown);
  const table = factsOf(sources, shown, films, surroundings);
  const entries: Entry[] = [];
  const invalid: Entry[] = [];
  for (const source of sources) {
    const read = readEntries(source, table);
    entries.push(...read.entries);
    invalid.push(...read.invalid);
    found.push(...read.problems);
  }
  const problems = withoutFollowing(found);
  const ids = idsByKind(folder.files, sources);
  // A field that already has a problem gets no second message.
  const reported = new Set(problems.filter(stops).map(({ file, field }) => `${file} ${field}`));
  const betweenFiles = checkAcrossFiles({ entries, invalid, folder, ids, audience });
  problems.push(...betweenFiles.filter(({ file, field }) => !reported.has(`${file} ${field}`)));
  const stopping = problems.filter(stops);
  const { invalidDrafts, draftProblems, others } = splitProblems(
    [...entries, ...invalid],
    stopping,
  );
  const publishable = [...new Set([...entries, ...invalidDrafts])];
  const site = makeSite(publishable, audience, invalidDrafts);
  const finished = entries.filter((entry) => !invalidDrafts.has(entry));
  const warnings = problems.filter((problem) => !stops(problem));
  return {
    site,
    problems: others,
    draftProblems,
    warnings: [...warnings, ...warningsOf(finished, folder.files, films), ...draftProblems],
    launch: beforeLaunch(site.entries, folder.files, films, surroundings),
    tokens: table,
    words: wordsOf(site, table),
    films,
  };
}
