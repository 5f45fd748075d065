/** The commands of the buttons above a text, each of which changes the selection. */
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
} from "@codemirror/lang-markdown";
import type { EditorState } from "@codemirror/state";
import type { Command, EditorView, KeyBinding } from "@codemirror/view";
import { samples } from "../../content/check/placeholder-text";

/** The selection without the white space at its ends. */
function trimmed({ state }: EditorView): [number, number] {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const start = from + (words.length - words.trimStart().length);
  return words.trim() === "" ? [from, from] : [start, start + words.trim().length];
}

/** Writes words, which are then selected, between two signs. */
function write(view: EditorView, [from, to]: [number, number], parts: [string, string, string]) {
  const [before, words] = parts;
  const anchor = from + before.length;
  view.dispatch({
    changes: { from, to, insert: parts.join("") },
    selection: { anchor, head: anchor + words.length },
    scrollIntoView: true,
  });
  view.focus();
}

/** Toggles a mark around the selection. @param sample the words to insert if nothing is selected */
export const wrap =
  (mark: string, sample: string): Command =>
  (view) => {
    const [from, to] = trimmed(view);
    const words = view.state.sliceDoc(from, to);
    const [start, end] = [Math.max(0, from - mark.length), to + mark.length];
    const isSet = view.state.sliceDoc(start, end) === mark + words + mark;
    if (isSet) write(view, [start, end], ["", words, ""]);
    else write(view, [from, to], [mark, words || sample, mark]);
    return true;
  };

/** Makes a link of the selected words. @param name the words if none are selected */
export function insertLink(view: EditorView, address: string, name: string): void {
  const [from, to] = trimmed(view);
  write(view, [from, to], ["[", view.state.sliceDoc(from, to) || name, `](${address})`]);
}

/** Toggles a mark at the start of the selected lines. @param markOf the mark of a line, by its number from 0 */
const toggleLines =
  (markOf: (at: number) => string, replaces: RegExp): Command =>
  (view) => {
    const { doc, selection } = view.state;
    const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
    const all = Array.from({ length: last.number - first.number + 1 }, (_, at) =>
      doc.line(first.number + at),
    );
    const lines = all.filter(({ text }) => all.length === 1 || text.trim() !== "");
    const isSet = lines.every(({ text }, at) => text.startsWith(markOf(at)));
    const changes = lines.map(({ from, text }, at) => ({
      from,
      to: from + (replaces.exec(text)?.[0].length ?? 0),
      insert: isSet ? "" : markOf(at),
    }));
    view.dispatch({ changes, selection: selection.map(view.state.changes(changes), 1) });
    view.focus();
    return true;
  };

const lineMark = /^(#+|[-*+]|\d+[.)]) /;
export const heading = toggleLines(() => "## ", lineMark);
export const list = toggleLines(() => "- ", lineMark);
export const numberedList = toggleLines((at) => `${at + 1}. `, lineMark);
export const quotation = toggleLines(() => "> ", /^> ?/);

export const isInCode = ({ doc }: EditorState, at: number): boolean =>
  (doc.sliceString(0, at).match(/^(```|~~~)/gm) ?? []).length % 2 === 1;

/** Ends a list or quotation whose last line is empty, with the empty line below it that Markdown needs. */
const leaveBlock: Command = (view) => {
  const { doc, selection } = view.state;
  const { from, to, text, number } = doc.lineAt(selection.main.head);
  if (!/^(>\s*|([-*+]|\d+[.)])\s+)$/.test(text) || isInCode(view.state, from)) return false;
  const isBelowText = number > 1 && doc.line(number - 1).text.trim() !== "";
  write(view, [from, to], [isBelowText ? "\n" : "", "", ""]);
  return true;
};

/** Enter and Backspace in lists and quotations. */
export const blockKeys: KeyBinding[] = [
  { key: "Enter", run: leaveBlock },
  { key: "Enter", run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
  { key: "Backspace", run: deleteMarkupBackward },
];

/** Inserts the next number of a footnote, and its text at the end, which is selected. */
export const footnote: Command = (view) => {
  const { doc, selection } = view.state;
  const { to } = selection.main;
  const numbers = [...doc.toString().matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...numbers) + 1}]`;
  const rest = doc.sliceString(to).trimEnd();
  write(view, [to, doc.length], [`${mark}${rest}\n\n${mark}: `, samples.footnote, ""]);
  return true;
};

/** Replaces the selection with a text; a text of several lines gets an empty line around it. */
export function insert(view: EditorView, text: string, isBlock = text.includes("\n")): void {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(0, from);
  const after = view.state.sliceDoc(to);
  const gap = (side: string, breaks: RegExp) =>
    !isBlock || side.trim() === "" ? "" : "\n".repeat(2 - (breaks.exec(side)?.[0].length ?? 0));
  write(view, [from, to], [gap(before, /\n{0,2}$/) + text, "", gap(after, /^\n{0,2}/)]);
}

export const pictureBlock = (address: string, description: string): string =>
  `![${description.trim().replace(/[[\]\\]/g, "\\$&")}](${address})`;

export const tableBlock = `| Item | Amount |\n| --- | ---: |\n${samples.rows}`;
