/** What the parts of the guard work with. */
import type { Backend, Upload } from "./backend";
import type { Change, Texts } from "./change";
import type { Contested } from "../files/merged-text";
import type { Written } from "../files/formats";
import type { Mistake } from "./mistakes";
import type { Move } from "./move";

/** What the editor reads above the problems of a save. */
export const notSaved = "This was not saved, because the site could not be built with it.";

/** What the editor reads above the problems of a draft that was merged with what others had saved. */
export const misMerged =
  "This was published together with what others have saved, and the site cannot be built with both. Mend it:";

/** How a page leaves the site: as a draft, or with its entry, which may be at once where saves are not. */
export type Leaving = "a draft" | "deleted" | "deleted at once";

/** Asks the editor, and reports to them. */
export interface Editor {
  /** Takes away what was told of an earlier try. */
  begin(): void;
  /** Shows mistakes; what was asked for is not done. */
  refuse(heading: string, mistakes: readonly Mistake[]): void;
  /** Says why the place of the content did not do what was asked, and what to do. */
  reportFailure(heading: string, sentences: string): void;
  /** Makes an uploaded picture as small as a page needs it. */
  shrink(upload: Upload): Promise<void>;
  /** Says what is still to be done, such as before a draft can be published. */
  advise(heading: string, mistakes: readonly Mistake[]): void;
  /**
   * Asks where visitors go who have the address of a page that leaves the site.
   * @returns an address, "" for the page “not found”, or undefined if the page shall stay
   */
  askRedirect(
    address: string,
    addresses: readonly string[],
    leaving: Leaving,
  ): Promise<string | undefined>;
  /**
   * Asks whether a page shall have another address.
   * @param entries what those are called that name it and change along
   * @param isRedirected whether visitors may have the old address, and are led to the new one
   */
  askMove(
    move: Move,
    effects: { entries: readonly string[]; isRedirected: boolean },
  ): Promise<boolean>;
  /**
   * Asks whether an entry shall come to the site although its field “Draft” keeps it from visitors.
   * @param mistakes what is to be done before it can be shown
   */
  askHidden(mistakes: readonly Mistake[]): Promise<boolean>;
  /**
   * Asks whether what somebody else has saved in the entry shall come into the fields, beside the editor's words.
   * @param entry what it is called within a sentence
   * @param contested the lines that both have changed
   * @returns whose lines shall stand there; undefined if the fields shall stay as they are
   */
  askBoth(entry: string, contested: readonly Contested[]): Promise<keyof Contested | undefined>;
  /** Puts another text of the open entry into its fields, which is not saved by that. */
  fill(path: string, text: string, written: Written): void;
  /** Says that a page has its new address, and opens the entry there. */
  reportMove(move: Move): void;
}

/** What a backend does without the guard. */
export interface Original extends Pick<
  Backend,
  "getMedia" | "getMediaFile" | "persistEntry" | "deleteFiles"
> {
  publish?: Backend["publishUnpublishedEntry"];
  discard?: Backend["deleteUnpublishedEntry"];
}

export interface GuardContext {
  /** The backend, which is guarded. */
  guarded: Backend;
  /** What it does without the guard. */
  backend: Original;
  editor: Editor;
  /** Whether saves wait for somebody to publish them. */
  isReviewed: boolean;
  /** Whether the host knows where forms are posted to. */
  hasWebhook: boolean;
  /** The paths of the pictures in a folder. */
  picturesIn: (folder: string) => Promise<string[]>;
  /** What files that are written change, with the pictures that are there after it in their folders. */
  changeOf: (
    files: readonly { path: string; raw: string }[],
    uploads: readonly { path: string }[],
  ) => Promise<{ texts: Texts; pictures: string[] }>;
  /**
   * Checks a change.
   * @param heading what the editor reads above the problems
   * @param told says a mistake in the words of what was asked for
   * @returns what is to be done before drafts can be published
   * @throws a refusal if the change would break the site; the editor has seen why
   */
  assertValid: (
    texts: Texts,
    change: Change,
    heading: string,
    told?: (mistake: Mistake) => Mistake,
  ) => readonly Mistake[];
  /** Shows what is to be done before a draft can be published, if there is anything. */
  advise: (mistakes: readonly Mistake[]) => void;
}
