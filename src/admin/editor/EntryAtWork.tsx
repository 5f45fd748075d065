/**
 * The form of an entry while something is done with it: a save, a publication, a deletion. Decap takes whatever is in the
 * fields at the end for saved, or reads the entry anew into them. So nothing can be written until it is done, and the
 * browser's buttons lead nowhere else.
 */
import withWorkflow from "decap-cms-core/dist/esm/components/Editor/withWorkflow";
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { areWordsKept } from "../backups";
import { giveFocusBack, keepFocus } from "../focus";
import { hasDraft } from "./draft-status";
import type { EditorProps, Work } from "./editor-props";
import { useKeptWords } from "./kept-words";
import "./leaving";
import { useMissingEntry } from "./missing-entry";
import { useSavedEntry } from "./saved-entry";
import { ownDraft } from "./own-draft";
import { saved } from "./saving";
import { staying } from "./under-way";

/** Whether somebody presses keys while nothing answers to them. */
function usePresses(isBusy: boolean): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const press = () => setIsPressed(true);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      setIsPressed(false);
    };
  }, [isBusy]);
  return isPressed;
}

/**
 * Waits until the form is drawn with what was changed. Decap goes on with what the form last knew: it would ask about words
 * that were saved just now.
 * @returns changes something by a function, and settles once it is drawn, or the form is gone
 */
function useDrawn(state: unknown): (change: () => void) => Promise<void> {
  const drawn = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => drawn.current?.(), [state]);
  useEffect(() => () => drawn.current?.(), []);
  return (change) =>
    new Promise((resolve) => {
      drawn.current = resolve;
      change();
    });
}

/** Discards a draft. @throws an error if it is still there: Decap tells the editor, and goes on as if it were not */
async function discarded(props: EditorProps): Promise<unknown> {
  const done = await props.deleteUnpublishedEntry(props.collection.get("name"), props.slug);
  if (hasDraft(String(props.collection.get("name")), props.slug))
    throw new Error("the draft is still there");
  return done;
}

/** What Decap does after something that failed, of which the editor was told, or that was asked for twice. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Whether an editor leaves no words behind: after the next login those are offered that the browser keeps. */
const mayLogOut = ({ entryDraft }: EditorProps): boolean =>
  entryDraft.get("hasChanged") !== true ||
  areWordsKept() ||
  window.confirm("Log out? What you have not saved will be lost.");

const kept =
  "What you wrote is kept in this browser: if it takes more than a minute, reload the page.";

const notKept = "Leave the page open: this browser refuses to keep what you wrote.";

const atWork = (Editor: ComponentType<EditorProps>) =>
  function EntryAtWork(props: EditorProps) {
    const [isBusy, setIsBusy] = useState(false);
    // A second press may come before the form is drawn that does not answer to it.
    const isAtWork = useRef(false);
    const savedEntry = useSavedEntry();
    const isPressed = usePresses(isBusy);
    const isMissing = useMissingEntry(props);
    useKeptWords(props);
    const drawnFree = useDrawn(isBusy);
    const during =
      (work: Work): Work =>
      async (...given) => {
        if (isAtWork.current) return never();
        keepFocus();
        isAtWork.current = true;
        setIsBusy(true);
        return staying(() => work(...given))
          .finally(() => {
            isAtWork.current = false;
            return drawnFree(() => setIsBusy(false));
          })
          .catch(never);
      };
    // At each drawing: the form of an entry that is read anew comes a while later.
    useLayoutEffect(() => {
      if (!isBusy) giveFocusBack();
    });
    // An entry that was deleted leaves nothing but its list.
    useEffect(() => () => void setTimeout(giveFocusBack), []);
    return (
      <>
        <p role="status" className="site-at-work" data-pressed={isPressed || undefined}>
          {isBusy && `Please wait until this is done. ${areWordsKept() ? kept : notKept}`}
        </p>
        <main className="site-entry" aria-label="Entry" {...{ inert: isBusy ? "" : undefined }}>
          <Editor
            {...props}
            entry={isMissing ? undefined : props.entry}
            entryDraft={ownDraft(props)}
            loadDeployPreview={(collection, slug, entry, ...more) =>
              // The form of an entry may be there before the entry is; it asks again then.
              entry && props.loadDeployPreview(collection, slug, entry, ...more)
            }
            changeDraftField={(change) =>
              props.changeDraftField(savedEntry.compared(props.entryDraft, change))
            }
            persistEntry={during(async () => {
              const done = await saved(props);
              savedEntry.keep(props.entryDraft);
              return done;
            })}
            publishUnpublishedEntry={during(props.publishUnpublishedEntry)}
            logoutUser={() => mayLogOut(props) && props.logoutUser()}
            deleteEntry={during(props.deleteEntry)}
            deleteUnpublishedEntry={during(() => discarded(props))}
          />
        </main>
      </>
    );
  };

/** Takes the place of Decap's module that is between its store and its editor. */
const withWork = (Editor: ComponentType<EditorProps>) => withWorkflow(atWork(Editor));

export default withWork;
