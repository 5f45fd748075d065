/** Deletes entries with all that belongs to them, and leads their visitors elsewhere. */
import { entryInSentence } from "../entries";
import type { Change, Texts } from "./change";
import type { GuardContext } from "./context";
import type { Mistake } from "./mistakes";
import { asChosen, redirectLeft, Refusal } from "./failure";
import { folderOf, isDraftText, isWholeFolder, pageOf, shownPages } from "./pages";
import { redirectPath, withRedirect, withoutRedirectsTo } from "./redirect";
import { saveRedirects } from "./save-redirects";

/** The paths that go, pictures of entries included, and the pictures beside them, before and after. */
async function removalOf(paths: readonly string[], { picturesIn }: GuardContext) {
  const folders = [...new Set(paths.map(folderOf))];
  const there = (await Promise.all(folders.map(picturesIn))).flat();
  const own = paths
    .filter(isWholeFolder)
    .flatMap((path) => there.filter((name) => folderOf(name) === folderOf(path)));
  const gone = new Set([...paths, ...own]);
  const pictures = there.filter((path) => !gone.has(path));
  return { gone: [...gone], pictures, picturesBefore: there };
}

/** The address that visitors may have of the only page that is deleted. */
function addressOf(texts: Texts, paths: readonly string[]): string | undefined {
  const [path = ""] = paths;
  return paths.length === 1 && !isDraftText(path, texts.get(path) ?? "") ? pageOf(path) : undefined;
}

/** What is missing once an entry or a picture is gone is there as yet: the place names it, or code does. */
function asNamed(mistake: Mistake): Mistake {
  const { message } = mistake;
  if (/^there is no | has no anchor "/.test(message)) return { ...mistake, message: "names it" };
  const picture = /^(the picture .*) is missing/.exec(message)?.[1];
  if (picture) return { ...mistake, message: `shows ${picture}` };
  const needed = /^is missing; (.*)/.exec(message)?.[1];
  return needed ? { ...mistake, message: `must stay: ${needed}` } : mistake;
}

/**
 * Works out from the content as it is now what goes.
 * @throws an error if the places that still name it would break
 */
function removalFrom(
  texts: Texts,
  paths: readonly string[],
  { gone, pictures, picturesBefore }: Awaited<ReturnType<typeof removalOf>>,
  { assertValid }: GuardContext,
) {
  const address = addressOf(texts, paths);
  const before = texts.get(redirectPath) ?? "";
  const changeWith = (redirects: string): Change => ({
    texts: new Map<string, string | undefined>([
      ...gone
        .filter((path) => texts.has(path))
        .map((path): [string, undefined] => [path, undefined]),
      ...(redirects === before ? [] : [[redirectPath, redirects] as const]),
    ]),
    pictures,
    picturesBefore,
  });
  const left = address ? withoutRedirectsTo(before, address) : before;
  const named = "This was not deleted, because these places still name it. Change them first.";
  assertValid(texts, changeWith(left), named, asNamed);
  return { texts, address, before, left, changeWith };
}

/**
 * Asks the editor where the visitors of a page go, and deletes it, then writes the redirects.
 * @param read reads all texts of content as they are: others may save while the question is open
 * @param paths the files that the CMS deletes
 * @throws an error if the site would break, somebody has changed the page meanwhile or the editor keeps it; nothing is
 *   deleted then
 */
export async function deleteWithRedirect(
  read: () => Promise<Texts>,
  paths: readonly string[],
  commitMessage: string,
  context: GuardContext,
): Promise<unknown> {
  const { backend, editor, isReviewed, assertValid } = context;
  const removal = await removalOf(paths, context);
  const asked = removalFrom(await read(), paths, removal, context);
  const { address } = asked;
  const leaving = isReviewed ? "deleted at once" : "deleted";
  const to = address
    ? await editor.askRedirect(address, shownPages(asked.texts, address), leaving)
    : "";
  if (to === undefined) throw asChosen();
  const texts = address ? await read() : asked.texts;
  const edited = paths.find((path) => texts.get(path) !== asked.texts.get(path));
  if (edited)
    throw new Refusal(
      `somebody has changed ${entryInSentence(edited, texts.get(edited))} meanwhile; look at it once more, and delete it then`,
    );
  const { before, left, changeWith } = removalFrom(texts, paths, removal, context);
  const redirects = address && to ? withRedirect(before, address, to) : left;
  const misled = "This was not deleted, because its visitors cannot be led there.";
  assertValid(texts, changeWith(redirects), misled);
  const done = await backend.deleteFiles(removal.gone, commitMessage);
  if (redirects !== before) {
    const left = (error: unknown) => redirectLeft(address, to, error);
    await saveRedirects(redirects, address ?? "", "deleted", left, context);
  }
  return done;
}
