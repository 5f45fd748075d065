/** The commands of the buttons above a text, each of which changes the selection. */
import { EditorSelection, type SelectionRange } from "@codemirror/state";
import type { Command, EditorView } from "@codemirror/view";

/** Toggles a mark around the selection. @param sample the words to insert if nothing is selected */
export const wrap =
  (mark: string, sample: string): Command =>
  (view) => {
    const { state } = view;
    const { length } = mark;
    view.dispatch(
      state.changeByRange((range) => {
        const [from, to] = trimmed(view, range);
        const [before, after] = [
          state.sliceDoc(from - length, from),
          state.sliceDoc(to, to + length),
        ];
        if (before === mark && after === mark)
          return {
            changes: [
              { from: from - length, to: from },
              { from: to, to: to + length },
            ],
            range: EditorSelection.range(from - length, to - length),
          };
        const words = state.sliceDoc(from, to) || sample;
        return {
          changes: { from, to, insert: `${mark}${words}${mark}` },
          range: EditorSelection.range(from + length, from + length + words.length),
        };
      }),
    );
    view.focus();
    return true;
  };

/** A selection without the white space at its ends. */
function trimmed(view: EditorView, { from, to }: SelectionRange): [number, number] {
  const words = view.state.sliceDoc(from, to);
  const start = from + (words.length - words.trimStart().length);
  return words.trim() === "" ? [from, from] : [start, start + words.trim().length];
}

/** Makes a link of the selected words, and selects its address so that the editor can type over it. */
export const link: Command = (view) => {
  const [from, to] = trimmed(view, view.state.selection.main);
  const words = view.state.sliceDoc(from, to) || "the words of the link";
  const address = "/contact/";
  const start = from + words.length + 3;
  view.dispatch({
    changes: { from, to, insert: `[${words}](${address})` },
    selection: { anchor: start, head: start + address.length },
  });
  view.focus();
  return true;
};

/** Toggles the selected lines between items of a list and plain lines. */
export const list: Command = (view) => {
  const { doc, selection } = view.state;
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  const lines = Array.from({ length: last.number - first.number + 1 }, (_, at) =>
    doc.line(first.number + at),
  );
  const isList = lines.every(({ text }) => text.startsWith("- "));
  view.dispatch({
    changes: lines.map(({ from }) => (isList ? { from, to: from + 2 } : { from, insert: "- " })),
  });
  view.focus();
  return true;
};

/** Replaces the selection with a text; a text of several lines gets an empty line around it. */
export function insert(view: EditorView, text: string, isBlock = text.includes("\n")): void {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(0, from);
  const after = view.state.sliceDoc(to);
  const gap = (side: string, breaks: RegExp) =>
    !isBlock || side.trim() === "" ? "" : "\n".repeat(2 - (breaks.exec(side)?.[0].length ?? 0));
  const whole = gap(before, /\n{0,2}$/) + text + gap(after, /^\n{0,2}/);
  view.dispatch({
    changes: { from, to, insert: whole },
    selection: { anchor: from + whole.length },
    scrollIntoView: true,
  });
  view.focus();
}

export const pictureBlock = (address: string, description: string): string =>
  `![${description
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, "\\$&")}](${address})`;

export const tableBlock = "| Item | Amount |\n| --- | ---: |\n| First | $100 |\n| Second | $50 |";

export const chartBlock = `\`\`\`chart
type: bars
title: What the chart shows, in a few words
caption: Where its figures come from, and for whom they hold.
unit: units
data:
  - { label: First, value: 3 }
  - { label: Second, value: 2 }
  - { label: Third, value: 1 }
\`\`\``;
