/** The Markdown that the buttons above a text write. ‹ and › enclose the selection. */
import { EditorState } from "@codemirror/state";
import { EditorView, type Command } from "@codemirror/view";
import { chartBlock, insert, link, list, pictureBlock, wrap } from "../../../../src/cms/text/marks";
import { readChart } from "../../../../src/content/read/read-chart";

/** Presses a button. @param text a text with its selection between ‹ and › */
function press(text: string, command: Command): string {
  const [anchor, head] = [text.indexOf("‹"), text.indexOf("›") - 1];
  const doc = text.replace(/[‹›]/g, "");
  const view = new EditorView({ state: EditorState.create({ doc, selection: { anchor, head } }) });
  command(view);
  const { from, to } = view.state.selection.main;
  const now = view.state.doc.toString();
  view.destroy();
  return `${now.slice(0, from)}‹${now.slice(from, to)}›${now.slice(to)}`;
}

const block =
  (text: string): Command =>
  (view) => {
    insert(view, text, true);
    return true;
  };

it.each<[string, string, Command, string]>([
  ["words bold", "Keep ‹what› is", wrap("**", "x"), "Keep **‹what›** is"],
  ["words bold, but not the spaces", "Keep‹ what ›is", wrap("**", "x"), "Keep **‹what›** is"],
  ["plain words of bold ones", "Keep **‹what›** is", wrap("**", "x"), "Keep ‹what› is"],
  ["a sample if nothing is selected", "Keep ‹›", wrap("_", "words"), "Keep _‹words›_"],
  ["a link", "See ‹how›.", link, "See [how](‹/contact/›)."],
  ["a list", "‹One\nTwo›", list, "- ‹One\n- Two›"],
  ["plain lines of a list", "- ‹One\n- Two›", list, "‹One\nTwo›"],
  ["a block between paragraphs", "One‹›\n\nTwo", block("B"), "One\n\nB‹›\n\nTwo"],
  ["a block of its own", "‹›", block("B"), "B‹›"],
])("makes %s", (_name, before, command, after) => {
  expect(press(before, command)).toBe(after);
});

it("escapes Markdown in the description of a picture", () => {
  expect(pictureBlock("a.webp", " One\n[two] ")).toBe("![One \\[two\\]](a.webp)");
});

it("inserts a chart that passes the check", () => {
  const yaml = chartBlock.split("\n").slice(1, -1).join("\n");
  expect(readChart(yaml, 0).problems).toEqual([]);
});
