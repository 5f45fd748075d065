/** Words that are not saved are in the browser soon: Decap keeps them two seconds after the last of them. */
import { useEffect, useRef } from "react";
import type { EditorProps } from "./editor-props";

/** How long after a change it is kept, in milliseconds: between two keys nothing is written. */
const REST = 250;

/** Keeps what is in the fields soon after a change, and when the page is left or hidden, such as on a phone. */
export function useKeptWords(props: EditorProps): void {
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === "hidden") keep(now.current);
    };
    const keepNow = () => keep(now.current);
    window.addEventListener("beforeunload", keepNow);
    document.addEventListener("visibilitychange", keepHidden);
    return () => {
      window.removeEventListener("beforeunload", keepNow);
      document.removeEventListener("visibilitychange", keepHidden);
    };
  }, []);
  const entry = props.entryDraft.get("entry");
  useEffect(() => {
    const waiting = setTimeout(() => keep(now.current), REST);
    return () => clearTimeout(waiting);
  }, [entry]);
}

/** Keeps what is in the fields, if it is not saved. Storage that is refused keeps nothing. */
function keep({ entryDraft, collection, persistLocalBackup }: EditorProps): void {
  if (entryDraft.get("hasChanged") !== true) return;
  void persistLocalBackup(entryDraft.get("entry"), collection).catch(() => undefined);
}
