/** The words of Decap CMS where an editor would not understand its own. */

/** Decap's phrases of a language, as far as they are changed here. */
export interface Phrases {
  ui: { toast: Record<string, string> };
}

/** @param english Decap's phrases; @returns the same, with messages that say what has happened to the entry */
export const inPlainWords = <Given extends Phrases>(english: Given): Given => ({
  ...english,
  ui: {
    ...english.ui,
    toast: {
      ...english.ui.toast,
      onFailToLoadEntries: "This could not be opened: %{details}",
      onFailToPersist: "Not saved: %{details}",
      onFailToDelete: "Not deleted: %{details}",
      onFailToUpdateStatus: "The status stays as it was: %{details}",
      onFailToPublishEntry: "Not published: %{details}",
      missingRequiredField: "Not saved: a field is missing or not right; it is marked in red",
      onLoggedOut: "Your login has ended. Copy your words, and log in again",
      onBackendDown: "The place of the content has an outage: see %{details}",
    },
  },
});
