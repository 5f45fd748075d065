/** Makes what the parts of the guard work with. */
import { isPictureName } from "../../content/read/content-files";
import type { Problem } from "../../model/problem";
import type { Backend } from "./backend";
import { effectOfChange } from "./change";
import type { Editor, GuardContext, Original } from "./context";
import { Refusal } from "./failure";
import { mistakesOf } from "./mistakes";
import { folderOf } from "./pages";

/**
 * Makes it.
 * @param guarded the backend that is guarded
 * @param backend what it does without the guard
 * @param editor whom to ask and to report to
 * @param settings whether saves wait for somebody to publish them, and whether the host knows where forms are posted to
 */
export function makeContext(
  guarded: Backend,
  backend: Original,
  editor: Editor,
  settings: Pick<GuardContext, "isReviewed" | "hasWebhook">,
): GuardContext {
  const picturesIn = async (folder: string) =>
    (await backend.getMedia(folder)).map(({ path }) => path).filter(isPictureName);

  const assertValid: GuardContext["assertValid"] = (
    texts,
    change,
    heading,
    told = (mistake) => mistake,
  ) => {
    const { problems, unfinished } = effectOfChange(texts, change);
    const mistakes = (found: readonly Problem[]) => mistakesOf(found, texts, change.texts);
    if (problems.length === 0) return mistakes(unfinished);
    editor.refuse(heading, mistakes(problems).map(told));
    throw new Refusal(
      problems.length === 1 ? "see the mistake" : `see the ${problems.length} mistakes`,
      true,
    );
  };

  const advise: GuardContext["advise"] = (mistakes) => {
    if (mistakes.length > 0)
      editor.advise("Saved as a draft. To do before it is published:", mistakes);
  };

  const changeOf: GuardContext["changeOf"] = async (files, uploads) => {
    const folders = new Set([...files, ...uploads].map(({ path }) => folderOf(path)));
    const there = await Promise.all([...folders, "content/pages"].map(picturesIn));
    return {
      texts: new Map(files.map(({ path, raw }) => [path, raw])),
      pictures: [...new Set([...there.flat(), ...uploads.map(({ path }) => path)])],
    };
  };

  return { guarded, backend, editor, ...settings, picturesIn, changeOf, assertValid, advise };
}
