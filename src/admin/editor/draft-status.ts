/** How far the draft of an entry is, as Decap notes it beside the entry in the editor. */
import {
  UNPUBLISHED_ENTRY_DELETE_SUCCESS,
  UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS,
} from "decap-cms-core/dist/esm/actions/editorialWorkflow";
import { store } from "decap-cms-core/dist/esm/redux";

/** What Decap notes of the draft of an entry. */
const noted = (collection: string, slug: string | undefined, ...further: string[]): unknown =>
  store
    .getState()
    .editorialWorkflow?.getIn(["entities", `${collection}.${slug ?? ""}`, ...further]);

/** How far the draft of an entry is, such as `pending_review`; undefined where there is none or Decap does not know. */
export const draftStatus = (collection: string, slug: string | undefined): string | undefined =>
  // Decap says "" where it does not know.
  (noted(collection, slug, "status") as string | undefined) || undefined;

/** Whether Decap is setting how far a draft is. */
export const isStatusUnderWay = (collection: string, slug: string): boolean =>
  noted(collection, slug, "isUpdatingStatus") === true;

/** Whether Decap has a draft of an entry. */
export const hasDraft = (collection: string, slug: string | undefined): boolean =>
  noted(collection, slug) !== undefined;

/** Whether Decap has a draft of an entry of which it does not know how far it is. */
export const lacksStatus = (collection: string, slug: string | undefined): boolean =>
  hasDraft(collection, slug) && !draftStatus(collection, slug);

/**
 * Tells Decap how far a draft is: a save sets it back to what it was when the entry was opened.
 * @param status as before the save; undefined leaves it as it is
 */
export function keepDraftStatus(collection: string, slug?: string, status?: string): void {
  if (status !== undefined && status !== draftStatus(collection, slug))
    store.dispatch({
      type: UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS,
      payload: { collection, slug, newStatus: status },
    });
}

/**
 * Forgets a draft of an entry that was to be begun by a save and was not: Decap notes it before it is there, and takes the
 * entry for a draft from then on.
 */
export function forgetUnwrittenDraft(collection: string, slug: string | undefined): void {
  if (lacksStatus(collection, slug))
    store.dispatch({ type: UNPUBLISHED_ENTRY_DELETE_SUCCESS, payload: { collection, slug } });
}
