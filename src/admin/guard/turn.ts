/** Pages that leave the site as drafts or come back, and where their visitors go meanwhile. */
import type { Change, Texts } from "./change";
import type { GuardContext } from "./context";
import { redirectLeft, Refusal } from "./failure";
import { isDraftText, pageOf, shownPages } from "./pages";
import { redirectPath, withoutRedirectFrom, withoutRedirectsTo, withRedirect } from "./redirect";

/** A page that becomes a draft, or is one no longer. */
interface Turn {
  address: string;
  isHidden: boolean;
}

/** Finds the page of the entry in a change that becomes a draft or is one no longer; new entries have no visitors. */
function turnOf(texts: Texts, change: Change["texts"]): Turn | undefined {
  const turns = [...change].flatMap(([path, after = ""]): Turn[] => {
    const [before, address] = [texts.get(path), pageOf(path)];
    if (before === undefined || address === undefined) return [];
    const isHidden = isDraftText(path, after);
    return isDraftText(path, before) === isHidden ? [] : [{ address, isHidden }];
  });
  return turns[0];
}

/** The list of redirects once the page has turned. @param to where its visitors go; "" for nowhere */
function redirectsAfter(text: string, { address, isHidden }: Turn, to: string): string {
  if (!isHidden) return withoutRedirectFrom(text, address);
  return to ? withRedirect(text, address, to) : withoutRedirectsTo(text, address);
}

/** What is done besides the change, once the editor has said where visitors go. */
export interface Agreed {
  /** The address of the page that turns; "" where none does. */
  address: string;
  /** The change, with the list of redirects. */
  change: Change;
  /** The list of redirects, if it changes. */
  redirects: string | undefined;
  /** What is left to do where the redirects cannot be saved. */
  left: (error: unknown) => string;
  unfinished: ReturnType<GuardContext["assertValid"]>;
}

/**
 * Checks a change, and asks the editor where the visitors of a page go that becomes a draft by it. The redirect of a page
 * that comes back goes.
 * @param read reads all texts of content as they are: others may save while the question is open
 * @param heading what the editor reads above the problems
 * @throws a refusal if the change would break the site or the editor keeps the page on it
 */
export async function agreedTurn(
  texts: Texts,
  change: Change,
  read: () => Promise<Texts>,
  heading: string,
  { editor, assertValid }: GuardContext,
): Promise<Agreed> {
  const turn = turnOf(texts, change.texts);
  if (!turn) {
    const unfinished = assertValid(texts, change, heading);
    return { address: "", change, redirects: undefined, left: () => "", unfinished };
  }
  const { address, isHidden } = turn;
  const plan = (now: Texts, to: string) => {
    const before = now.get(redirectPath) ?? "";
    const raw = redirectsAfter(before, turn, to);
    const redirects = raw === before ? undefined : raw;
    const led = redirects === undefined ? [] : [[redirectPath, raw] as const];
    const whole = { ...change, texts: new Map([...change.texts, ...led]) };
    return { address, change: whole, redirects, unfinished: assertValid(now, whole, heading) };
  };
  plan(texts, "");
  const to = isHidden
    ? await editor.askRedirect(address, shownPages(texts, address), "a draft")
    : "";
  if (to === undefined) throw new Refusal("the page stays on the site", true);
  const left = (error: unknown) => redirectLeft(address, to, error, isHidden);
  return { ...plan(await read(), to), left };
}
