/** What is shown of an entry that cannot be opened: its list, beside Decap's message that says why. */
import { ENTRY_DELETE_SUCCESS } from "decap-cms-core/dist/esm/actions/entries";
import { store } from "decap-cms-core/dist/esm/redux";
import { history } from "decap-cms-core/dist/esm/routing/history";
import { useEffect, useRef } from "react";
import { notThere } from "../guard/failure";
import type { EditorProps } from "./editor-props";

/** Takes an entry off the list that Decap has read. */
function forget(collectionName: string, entrySlug: string): void {
  if (store.getState().entries.getIn(["pages", collectionName, "ids"]) !== undefined)
    store.dispatch({ type: ENTRY_DELETE_SUCCESS, payload: { collectionName, entrySlug } });
}

/**
 * Leads to the list from an entry that cannot be opened.
 * @returns whether that is so; an error of an earlier try counts no more
 */
export function useMissingEntry({ entry, collection, slug }: EditorProps): boolean {
  const wasAsked = useRef(false);
  const isAsked = entry?.get("isFetching") === true;
  const error = entry?.get("error");
  const name = String(collection.get("name"));
  useEffect(() => {
    if (isAsked) wasAsked.current = true;
    else if (error !== undefined && wasAsked.current) {
      if (error === notThere && slug !== undefined) forget(name, slug);
      history.push(`/collections/${name}`);
    }
  }, [isAsked, error, name, slug]);
  return error !== undefined;
}
