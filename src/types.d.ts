declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.css";

declare module "subset-font" {
  /** Cuts a font down to the characters of a text; throws for a feature or an axis that it cannot keep. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      keepFeatures?: string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module "hast-util-to-string" {
  import type { Node } from "hast";

  /** The text of a node and of all nodes in it. */
  export default function toString(node: Node): string;
}

declare module "gatsby-remark-autolink-headers" {
  import type { Root } from "mdast";

  /** Gives each heading of a tree its anchor. */
  export default function autolink(text: { markdownAST: Root }, options: object): Root;
}

declare module "decap-cms-core/dist/esm/redux" {
  interface State {
    getIn: (keys: string[]) => unknown;
  }

  /** What Decap CMS shows; its values are Immutable's. */
  export const store: {
    getState: () => Record<"entryDraft" | "entries", State> & {
      /** Drafts; there only where saves are reviewed. */
      editorialWorkflow?: State | null;
      globalUI?: {
        /** Whether whoever has logged in proposes changes from a copy of the repository. */
        useOpenAuthoring?: boolean;
      };
    };
    dispatch: (action: object) => void;
    /** @returns ends it */
    subscribe: (listener: () => void) => () => void;
  };
}

declare module "decap-cms-core/dist/esm/components/Editor/Editor" {
  const Editor: import("react").ComponentType<object>;
  export default Editor;
}

declare module "decap-cms-core/dist/esm/components/Editor/EditorToolbar" {
  const EditorToolbar: import("react").ComponentType<Record<string, unknown>>;
  export default EditorToolbar;
}

declare module "decap-cms-core/dist/esm/components/Editor/withWorkflow" {
  import type { ComponentType } from "react";

  /** Gives an editor what it is to do where saves are reviewed. */
  export default function withWorkflow(Editor: ComponentType<never>): ComponentType<object>;
}

declare module "decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControlPane" {
  import { Component } from "react";

  /** The fields of an entry. */
  export default class ControlPane<Props> extends Component<Props> {
    /** The fields by their names. */
    childRefs: Record<string, unknown>;
    /** Keeps a field as that of a name. */
    controlRef: (
      field: { get(name: "name"): string },
      control: { props: { field: unknown } } | null,
    ) => void;
    /** Leads to a field, such as `hero.claims.0.value`. */
    focus(path: string): void;
  }
}

declare module "decap-cms-core/dist/esm/actions/editorialWorkflow" {
  /** The name of the action by which a draft is no longer there. */
  export const UNPUBLISHED_ENTRY_DELETE_SUCCESS: string;
  export const UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS: string;
  /** The action that sets how far a draft is. */
  export function updateUnpublishedEntryStatus(
    collection: string,
    slug: string,
    from: string,
    to: string,
  ): object;
}

declare module "decap-cms-core/dist/esm/components/Workflow/WorkflowCard" {
  const WorkflowCard: import("react").ComponentType<{ timestamp: string }>;
  export default WorkflowCard;
}

declare module "decap-cms-core/dist/esm/actions/mediaLibrary" {
  /** The action of an upload. It deletes a picture of the same name first, with an action of its own. */
  export function persistMedia(
    file: File,
    options?: object,
  ): (dispatch: (action: unknown) => unknown, getState: () => unknown) => Promise<unknown>;
  /** The action that reads the library anew. */
  export function loadMedia(): unknown;
}

declare module "decap-cms-core/dist/esm/routing/history" {
  interface Location {
    pathname: string;
    search: string;
  }

  /** What is asked before another address is shown: a question, nothing, or false for no. */
  type Prompt = (
    location: Location,
    action: "POP" | "PUSH" | "REPLACE",
  ) => string | false | undefined;

  /** The addresses of the CMS, which it keeps behind the hash. */
  export const history: {
    /** @returns ends it */
    block: (prompt: Prompt) => () => void;
    push: (path: string) => void;
    location: Location;
  };
}

declare module "decap-cms-core/dist/esm/actions/entries" {
  /** The name of the action that fills a new entry with the fields of another. */
  export const DRAFT_CREATE_DUPLICATE_FROM_ENTRY: string;
  /** The name of the action that has words at hand that were not saved. */
  export const DRAFT_LOCAL_BACKUP_RETRIEVED: string;
  /** The name of the action that takes them up. */
  export const DRAFT_CREATE_FROM_LOCAL_BACKUP: string;
  /** The name of the action that gives a picture to the entry in the editor. */
  export const ADD_DRAFT_ENTRY_MEDIA_FILE: string;
  /** The name of the action by which an entry has been read. */
  export const ENTRY_SUCCESS: string;
  /** The name of the action by which an entry is no longer there. */
  export const ENTRY_DELETE_SUCCESS: string;
  /** The name of the action by which the entry in the editor is saved. */
  export const ENTRY_PERSIST_SUCCESS: string;
}

declare module "decap-cms-lib-auth" {
  /** Logs in at a provider that needs no server for it. */
  export class PkceAuthenticator {
    /** Leads to the provider. */
    authenticate(
      options: object,
      done: (error: Error | null, token?: object) => void,
    ): Promise<void>;
    /** Takes what the provider has put into the address off it, and exchanges it for a token. */
    completeAuth(done: (error: Error | null, token?: object) => void): Promise<void>;
  }
}

declare module "decap-cms-lib-util" {
  /** By what Decap CMS knows a file: a hash of what it holds. */
  export function getBlobSHA(file: Blob): Promise<string>;

  /** Where Decap CMS keeps things in the browser. */
  export const localForage: {
    /** Replaces the methods below by those of a kind of storage that the browser has. */
    ready: () => Promise<void>;
    getItem: (key: string) => Promise<unknown>;
    setItem: (key: string, value: unknown) => Promise<unknown>;
    removeItem: (key: string) => Promise<void>;
    keys: () => Promise<string[]>;
    driver: () => string;
  };
}

declare module "hast-util-to-mdast" {
  import type { Root as Html } from "hast";
  import type { Content, Root } from "mdast";

  type Handler = (h: unknown, node: import("hast").Element) => Content | Content[] | undefined;

  /** Makes a tree of Markdown of one of HTML. */
  export default function toMdast(
    tree: Html,
    options?: { document?: boolean; handlers?: Record<string, Handler> },
  ): Root;
}

declare module "hast-util-to-mdast/lib/all" {
  import type { Element } from "hast";
  import type { Content } from "mdast";

  /** Makes Markdown of what is in an element, and nothing of the element itself. */
  export default function all(h: unknown, node: Element): Content[];
}

declare module "mdast-util-gfm-strikethrough/to-markdown" {
  const extension: import("mdast-util-to-markdown").Options;
  export default extension;
}

declare module "mdast-util-gfm-table/to-markdown" {
  export default function tables(options: {
    tablePipeAlign?: boolean;
    tableCellPadding?: boolean;
  }): import("mdast-util-to-markdown").Options;
}
