/** What an editor reads when the place of the content does not do what was asked of it. */

/** A refusal of this site's own, whose words are for editors. Decap writes errors with their name before them. */
export class Refusal extends Error {
  override name = "";

  /** @param isReported whether the editor has seen the reason already, or wanted it so */
  constructor(
    message: string,
    readonly isReported = false,
  ) {
    super(message);
  }
}

/** Why an entry cannot be opened that is no longer there. */
export const notThere = "it is not there; somebody has deleted it, or given it another address";

/** Why nothing was done where the editor was asked and said no. */
export const asChosen = (): Refusal => new Refusal("as you chose", true);

/** Why nothing can be done with a draft that is there no longer. */
export const endedDraft =
  "this draft was published or discarded since you opened it; copy what you have not saved, and reload the page";

/** Decap's error for an entry without a draft. */
export const lacksDraft = (error: unknown): boolean =>
  (error as { notUnderEditorialWorkflow?: unknown } | null)?.notUnderEditorialWorkflow === true;

/** What a provider says with its status, as far as there is one. */
interface Failure {
  message?: unknown;
  status?: unknown;
  api?: unknown;
}

/** What was to be done, as editors are told to do it again; only a save leaves words that are nowhere else. */
export type Asked =
  "save" | "choose it" | "open it" | "publish" | "press “Discard”" | "set the status" | "delete it";

const stays = (asked: Asked): string => {
  if (asked === "save") return "What you wrote is still in the fields. ";
  return asked === "choose it" || asked === "open it" ? "" : "The entry stays as it is. ";
};

const upperFirst = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`;

const byStatus = (asked: Asked): Record<number, string> => {
  const kept = stays(asked);
  const again = `${asked} again`;
  return {
    401: `Your login has ended. ${asked === "save" ? "Copy your words, log" : "Log"} out at the top right, and log in again.`,
    403: `Your account may not write to the repository, or its branch is protected. ${kept}Ask the owner of the site for the right to write.`,
    404: `The repository or its branch was not found, or your account may not see it. ${kept}Ask the owner of the site for the right to write.`,
    409: `Somebody else saved at the same moment. ${kept}${upperFirst(again)}.`,
    422: `Somebody else saved at the same moment, or the branch is protected. ${kept}${upperFirst(again)}; if that fails as well, ask the owner of the site.`,
    429: `There were too many requests in a short time. ${kept}Wait some minutes and ${again}.`,
  };
};

/** A sentence of a provider: some send it within JSON, or a page of HTML in its place, which is nothing to be read. */
function saidBy(words: string): string {
  if (/^\s*<|^Failed to execute/.test(words)) return "";
  if (!/^\s*\{/.test(words)) return words;
  const message = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(words)?.[1];
  return message === undefined ? "" : (JSON.parse(message) as string);
}

/**
 * Explains why something was not done.
 * @param error what the backend threw: an error of the provider with its status, or of the connection without one
 * @returns sentences with what to do, and the provider's own words at the end
 */
export function failureWords(error: unknown, asked: Asked): string {
  const { message, status, api } = (error ?? {}) as Failure;
  const own = typeof message === "string" ? message : typeof error === "string" ? error : "";
  const known = typeof status === "number" ? byStatus(asked)[status] : undefined;
  const place = typeof api === "string" && api !== "" ? api : "The place of the content";
  const advice =
    known ??
    // GitHub's backend gives a connection that fails the status of a server that does.
    (/\bfetch\b|network|timed? ?out/i.test(own)
      ? `${place} could not be reached. ${stays(asked)}Check your connection and ${asked} again.`
      : `${place} did not do it. ${stays(asked)}${upperFirst(asked)} again; if that fails as well, tell the owner of the site.`);
  const said = saidBy(own);
  return said
    ? `${advice} (It said: ${said}${typeof status === "number" ? `, ${status}` : ""})`
    : advice;
}

/**
 * What is left to do where a page has left the site or is back and the list of redirects could not be saved.
 * @param address that of the page
 * @param to where its visitors shall go; "" for nowhere
 * @param error what the backend threw
 * @param isGone whether it has left
 */
export function redirectLeft(address = "", to: string, error: unknown, isGone = true): string {
  const said = error instanceof Error && error.message ? ` (It said: ${error.message})` : "";
  const more = to ? ` Add one from ${address} to ${to}.` : "";
  const wrong = isGone ? `those that lead to ${address}, if there are any` : `that from ${address}`;
  return `Open the redirects and take away ${wrong}.${more}${said}`;
}

/** What providers answer where a draft and the site cannot be merged. */
const unmerged = [400, 405, 406, 409, 422];

/**
 * Explains why a draft was not merged into the site.
 * @param error what the backend threw
 * @throws a refusal that says what to do; the error itself where it has another reason
 */
export function notMerged(error: unknown): never {
  const { message, status } = (error ?? {}) as Failure;
  if (typeof status !== "number" || !unmerged.includes(status)) throw error;
  throw new Refusal(
    `the draft and the site could not be brought together. If somebody has changed the same lines on the site since the draft was begun, or deleted the entry: copy your words, press “Discard”, open the entry again and write them there. If not, its branch may be protected: ask the owner of the site. (It said: ${String(message)}, ${status})`,
  );
}

const sentence = (words: string): string => `${upperFirst(words)}${words.endsWith(")") ? "" : "."}`;

/**
 * Does something, and reports to the editor why if it is not done.
 * @param asked what is to be done
 * @param report shows the reason and what to do
 * @throws a refusal in any case of failure
 */
export async function reportingFailures<Done>(
  asked: Asked,
  report: (sentences: string) => void,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const told = lacksDraft(error) ? new Refusal(endedDraft) : error;
    const isOwn = told instanceof Refusal;
    if (!isOwn || !told.isReported)
      report(isOwn ? sentence(told.message) : failureWords(told, asked));
    throw isOwn ? told : new Refusal("see the reason", true);
  }
}
