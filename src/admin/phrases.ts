/** The words of Decap CMS where an editor would not understand its own, or they need a character that fonts lack. */

/** Phrases in groups, as Decap keeps them. */
export interface Phrases {
  [name: string]: string | Phrases;
}

/** What is said in other words. */
export const ownPhrases: Phrases = {
  app: { header: { workflow: "Unpublished" } },
  collection: {
    // Decap searches the collection that is open, unless another is chosen below the field.
    sidebar: { searchAll: "Search" },
    collectionTop: {
      newButton: "New %{collectionLabel}",
      newButtonAriaLabel: "New %{collectionLabel}",
    },
  },
  editor: {
    editor: {
      confirmLoadBackup:
        "This browser has words of yours for this entry that were not saved. OK brings them back; Cancel throws them away.",
      onLeavePage: "Leave this entry? What you have not saved will be lost.",
    },
    editorToolbar: {
      backCollection: "%{collectionLabel}",
      deletePublishedEntry: "Delete entry",
      deleteUnpublishedChanges: "Discard",
      deleteUnpublishedEntry: "Discard",
      // What is on the site stays there while a change of it is saved.
      unpublishing: "Published",
    },
  },
  mediaLibrary: {
    mediaLibraryModal: {
      // The library that is opened from the bar shows what is beside pages alone.
      mediaAssets: "Pictures of pages (those of an article are in its fields)",
      images: "Pictures of this entry",
      noAssetsFound: "No pictures here yet.",
      noImagesFound: "No pictures here yet.",
    },
  },
  ui: {
    toast: {
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
  workflow: {
    workflow: {
      loading: "Looking for what is not published yet",
      workflowHeading: "Not yet published",
      newPost: "New entry",
      description: "%{smart_count} in review, %{readyCount} ready to be published",
    },
    workflowCard: {
      deleteChanges: "Discard",
      deleteNewEntry: "Discard",
      publishChanges: "Publish",
      publishNewEntry: "Publish",
    },
    workflowList: {
      inReviewHeader: "In review",
      onDeleteEntry:
        "Do you want to discard what was saved of this entry? What is on the site stays as it is.",
      onPublishingNotReadyEntry:
        "Only what is ready can be published. Press “Ready” below its card.",
      onPublishEntry: "Do you want to publish this entry?",
    },
  },
};

/** What Decap never says. */
export const addedPhrases: Phrases = {
  ui: { toast: { onFailToDiscard: "Not discarded: %{details}" } },
};

/** What is said where nobody reviews a save: it may be one of a draft, which is not published by it. */
export const savePhrases: Phrases = {
  editor: {
    editor: {
      onDeletePublishedEntry: "Are you sure you want to delete this entry?",
      onDeleteWithUnsavedChanges:
        "Are you sure you want to delete this entry, with what you have not saved?",
    },
    editorToolbar: {
      publish: "Save",
      publishing: "Saving...",
      published: "Saved",
      publishNow: "Save now",
      publishAndCreateNew: "Save and create new",
      publishAndDuplicate: "Save and duplicate",
    },
  },
};

/** @returns phrases with others in their place */
export const replaced = (phrases: Phrases, others: Phrases): Phrases => ({
  ...phrases,
  ...Object.fromEntries(
    Object.entries(others).map(([name, other]) => {
      const phrase = phrases[name];
      const isGroup = typeof phrase === "object" && typeof other === "object";
      return [name, isGroup ? replaced(phrase, other) : other];
    }),
  ),
});
