/** The bar above the fields, with the keys by which people save: Ctrl and S, on a Mac ⌘ and S. */
import EditorToolbar from "decap-cms-core/dist/esm/components/Editor/EditorToolbar";
import { useEffect, useRef } from "react";
import { entryTitle, fileLabel } from "../decap";
import { placeId } from "../places";

export interface ToolbarProps {
  /** A map of Immutable's. */
  collection: {
    get: (name: "label" | "label_singular") => string;
    set: (name: "label", label: string) => unknown;
  };
  onPersist: () => void;
  /** Whether there is something to save; a new entry may always be saved. */
  hasChanged: boolean;
  isNewEntry: boolean;
  isPersisting?: boolean;
}

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const EntryToolbar = (props: ToolbarProps) => {
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isSave(event)) return;
      // The browser would save the page of the CMS.
      event.preventDefault();
      const { onPersist, hasChanged, isNewEntry, isPersisting } = now.current;
      const isAsked = document.querySelector("dialog:modal") !== null;
      if ((hasChanged || isNewEntry) && !isPersisting && !event.repeat && !isAsked) onPersist();
    };
    document.addEventListener("keydown", save);
    return () => document.removeEventListener("keydown", save);
  }, []);
  const { collection, isNewEntry } = props;
  const file = fileLabel();
  // Of a page or a list the fields do not say which it is.
  const label = collection.get("label");
  const shown = file ? collection.set("label", `${label} › ${file}`) : collection;
  const title = entryTitle() || (isNewEntry ? `New ${collection.get("label_singular")}` : "");
  return (
    <>
      <h1 id={placeId} className="site-unseen">
        {[label, file ?? title].filter(Boolean).join(" › ")}
      </h1>
      <EditorToolbar {...props} collection={shown} />
    </>
  );
};

export default EntryToolbar;
