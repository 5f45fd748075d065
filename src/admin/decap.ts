/**
 * Decap CMS with types for what is used here. Those of its package take the properties of a registered field for the field
 * itself, and leave out most of what it gives to a field and asks of a backend.
 */
import CMS from "decap-cms-app";
import {
  DRAFT_CREATE_DUPLICATE_FROM_ENTRY,
  ENTRY_SUCCESS,
} from "decap-cms-core/dist/esm/actions/entries";
import { store } from "decap-cms-core/dist/esm/redux";
import { localForage } from "decap-cms-lib-util";
import type { ComponentType } from "react";
import type { BackupStorage } from "./backups";
import { sourceField, type Format } from "./files/formats";
import type { Backend } from "./guard/backend";
import type { Phrases } from "./phrases";

/** The field of a value, and how the value is shown in a preview without a page. */
interface Widget {
  control: ComponentType<Record<string, unknown>>;
  preview: ComponentType<Record<string, unknown>>;
}

/** A registered backend, which makes one with the settings of the configuration. */
interface RegisteredBackend {
  init: (config: unknown, options: { useWorkflow?: boolean }) => Backend;
}

interface DecapCms {
  init(options: { config: object }): void;
  getWidget(name: string): Widget;
  /** Decap gives a component its properties, whatever they are. */
  registerWidget(name: string, control: ComponentType<never>, preview: Widget["preview"]): void;
  registerPreviewTemplate(name: string, preview: ComponentType<never>): void;
  registerPreviewStyle(style: string, options: { raw: boolean }): void;
  registerCustomFormat(name: string, extension: string, format: Format): void;
  getLocale(name: string): Phrases;
  registerLocale(name: string, phrases: Phrases): void;
  getBackend(name: string): RegisteredBackend;
}

export const decap = CMS as unknown as DecapCms;

/** Where Decap keeps what was not saved, once it has its own methods; rejected by a browser that refuses storage. */
export const readyStorage = (): Promise<BackupStorage> =>
  localForage.ready().then(() => localForage);

/** Ends the wait for an entry that did not come. */
let giveUp: () => void = () => undefined;

/** What is in the fields of the entry in the editor, besides its own. */
const inFields = (name: string): unknown =>
  store.getState().entryDraft.getIn(["entry", "data", name]);

/**
 * Waits for an entry.
 * @param path its file; "" for a new entry
 * @returns what the file holds, when its fields are filled in the editor; undefined when another entry is waited for
 */
export const untilInEditor = (path: string): Promise<{ text?: string } | undefined> =>
  new Promise((resolve) => {
    giveUp();
    const end = (entry?: { text?: string }) => {
      stop();
      resolve(entry);
    };
    const look = () => {
      if (openFile() !== path) return;
      const text = inFields(sourceField);
      end(typeof text === "string" ? { text } : {});
    };
    const stop = store.subscribe(look);
    giveUp = () => end();
    look();
  });

/**
 * Tells Decap's lists what the entry in the editor holds once it is saved: they show it as it was when they were read.
 * An entry that no list knows is left alone.
 */
export function tellLists(): void {
  const { entryDraft, entries } = store.getState();
  const { collection, slug, data } = (entryDraft.getIn(["entry"]) as EntryInEditor).toJS();
  const known = entries.getIn(["entities", `${collection}.${slug ?? ""}`]);
  if (!known) return;
  const entry = { ...(known as EntryInEditor).toJS(), data };
  store.dispatch({ type: ENTRY_SUCCESS, payload: { collection, entry } });
}

/** Whether the entry in the editor is a draft as the CMS last read it, whatever its fields say since. */
export function isReadDraft(): boolean {
  const { entryDraft, entries } = store.getState();
  const [collection, slug] = ["collection", "slug"].map((name) =>
    entryDraft.getIn(["entry", name]),
  );
  return (
    entries.getIn(["entities", `${String(collection)}.${String(slug)}`, "data", "draft"]) === true
  );
}

/** The first field that Decap itself objects to, once it has refused a save. */
export function wrongField(): Element | null {
  const errors = store.getState().entryDraft.getIn(["fieldsErrors"]) as Map<string, unknown>;
  const [id] = errors.keys();
  return id === undefined ? null : document.getElementById(id);
}

/** What the open file is called where its collection has several single files, such as a page. */
export const fileLabel = (): string | undefined => {
  const label = store.getState().entryDraft.getIn(["entry", "label"]);
  return typeof label === "string" ? label : undefined;
};

/** The title in the fields; "" where there is none. */
export function entryTitle(): string {
  const title = inFields("title");
  return typeof title === "string" ? title : "";
}

/** A picture of the entry in the editor. */
export interface EntryPicture {
  id: string;
  name: string;
  path: string;
  /** Whether it is not on the site yet. */
  draft?: boolean;
}

/** The pictures of the entry in the editor, those that are not saved yet among them. */
export function picturesOfEntry(): EntryPicture[] {
  const files = store.getState().entryDraft.getIn(["entry", "mediaFiles"]);
  return (files as { toJS(): EntryPicture[] } | undefined)?.toJS() ?? [];
}

/** Whether something is in the fields that is not saved. */
export const isUnsaved = (): boolean => store.getState().entryDraft.getIn(["hasChanged"]) === true;

/** The file of the entry in the editor; "" for a new one, undefined where there is none. */
export function openFile(): string | undefined {
  const path = store.getState().entryDraft.getIn(["entry", "path"]);
  return typeof path === "string" ? path : undefined;
}

/** An entry in the editor, as far as it is used here. */
interface EntryInEditor {
  toJS(): {
    collection: string;
    slug?: string;
    newRecord?: boolean;
    data: Record<string, unknown>;
  };
}

/**
 * Changes what a copy of an entry begins with.
 * @param changed gives the fields of a new entry; undefined for those that stay as they are
 */
export function onDuplicate(
  changed: (kind: string, data: Record<string, unknown>) => Record<string, unknown> | undefined,
): void {
  store.subscribe(() => {
    const { entryDraft } = store.getState();
    if (entryDraft.getIn(["entry", "newRecord"]) !== true) return;
    const entry = (entryDraft.getIn(["entry"]) as EntryInEditor).toJS();
    const data = changed(entry.collection, entry.data);
    if (!data) return;
    const payload = { ...entry, data, mediaFiles: [] };
    store.dispatch({ type: DRAFT_CREATE_DUPLICATE_FROM_ENTRY, payload });
  });
}
