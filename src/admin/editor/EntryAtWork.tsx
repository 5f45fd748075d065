/**
 * The form of an entry while something is done with it: a save, a publication, a deletion. Decap takes whatever is in the
 * fields at the end for saved, or reads the entry anew into them. So nothing can be written until it is done, and the
 * browser's buttons lead nowhere else.
 */
import withWorkflow from "decap-cms-core/dist/esm/components/Editor/withWorkflow";
import { useEffect, useLayoutEffect, useState, type ComponentType } from "react";
import { wrongField } from "../decap";
import { giveFocusBack, keepFocus } from "../focus";
import { useSavedEntry } from "./saved-entry";
import { notePicturesSaved } from "./saved-pictures";
import { draftStatus, forgetUnwrittenDraft, keepDraftStatus, lacksStatus } from "./draft-status";
import { staying } from "./leaving";

type Work = (...given: unknown[]) => Promise<unknown>;

/** What Decap gives to the editor of an entry, as far as it is used here. */
interface EditorProps {
  persistEntry: Work;
  publishUnpublishedEntry: Work;
  deleteEntry: Work;
  deleteUnpublishedEntry: Work;
  /** Reads the entry, or the draft of it, into the fields. */
  loadEntry: Work;
  changeDraftField: (change: { entries: unknown[] }) => unknown;
  /** Keeps what is in the fields in the browser. */
  persistLocalBackup: Work;
  deleteLocalBackup: Work;
  /** Looks for the address at which the host shows an entry. */
  loadDeployPreview: (...given: unknown[]) => unknown;
  entryDraft: { get: (name: string) => unknown };
  collection: { get: (name: string) => unknown };
  newEntry: boolean;
  /** Whether saves are reviewed. */
  isEditorialWorkflow: boolean;
  slug?: string;
}

/** Saves an entry. Its words are in the browser first, for one that is closed meanwhile. */
async function saved(props: EditorProps): Promise<unknown> {
  const { entryDraft, collection, newEntry, slug } = props;
  const name = String(collection.get("name"));
  await props.persistLocalBackup(entryDraft.get("entry"), collection).catch(() => undefined);
  const status = draftStatus(name, slug);
  const done = await props.persistEntry(collection).catch((error: unknown) => {
    keepFocus(wrongField());
    forgetUnwrittenDraft(name, slug);
    throw error;
  });
  // Decap looks for them under the address that a new entry has got by now.
  if (newEntry) await props.deleteLocalBackup(collection).catch(() => undefined);
  keepDraftStatus(name, slug, status);
  // Words that were taken up know nothing of the draft that they are of. What is saved stays so if it cannot be read.
  if (!newEntry && lacksStatus(name, slug))
    await props.loadEntry(collection, slug).catch(() => undefined);
  return done;
}

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

const atWork = (Editor: ComponentType<EditorProps>) =>
  function EntryAtWork(props: EditorProps) {
    const [isBusy, setIsBusy] = useState(false);
    const savedEntry = useSavedEntry();
    const isPressed = usePresses(isBusy);
    const during =
      (work: Work): Work =>
      async (...given) => {
        keepFocus();
        setIsBusy(true);
        return staying(() => work(...given)).finally(() => setIsBusy(false));
      };
    // At each drawing: the form of an entry that is read anew comes a while later.
    useLayoutEffect(() => {
      if (!isBusy) giveFocusBack();
    });
    return (
      <>
        <p role="status" className="site-at-work" data-pressed={isPressed || undefined}>
          {isBusy &&
            "Please wait until this is done. What you wrote is kept in this browser: if it takes more than a minute, reload the page."}
        </p>
        <div className="site-entry" inert={isBusy}>
          <Editor
            {...props}
            loadDeployPreview={(collection, slug, entry, ...more) =>
              // The form of an entry may be there before the entry is; it asks again then.
              entry && props.loadDeployPreview(collection, slug, entry, ...more)
            }
            changeDraftField={(change) =>
              props.changeDraftField(savedEntry.compared(props.entryDraft, change))
            }
            persistEntry={during(async () => {
              const done = await saved(props);
              if (!props.isEditorialWorkflow) notePicturesSaved();
              savedEntry.keep(props.entryDraft);
              return done;
            })}
            publishUnpublishedEntry={during(props.publishUnpublishedEntry)}
            deleteEntry={during(props.deleteEntry)}
            deleteUnpublishedEntry={during(props.deleteUnpublishedEntry)}
          />
        </div>
      </>
    );
  };

/** Takes the place of Decap's module that is between its store and its editor. */
const withWork = (Editor: ComponentType<EditorProps>) => withWorkflow(atWork(Editor));

export default withWork;
