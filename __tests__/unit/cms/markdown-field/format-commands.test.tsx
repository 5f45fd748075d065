/** The Markdown that the buttons above a text write. ‹ and › enclose the selection. */
import { EditorState } from "@codemirror/state";
import { EditorView, runScopeHandlers, keymap, type Command } from "@codemirror/view";
import { markdown } from "@codemirror/lang-markdown";
import {
  blockKeys,
  footnote,
  heading,
  insert,
  insertLink,
  list,
  numberedList,
  pictureBlock,
  quotation,
  wrap,
} from "../../../../src/cms/markdown-field/format-commands";

// The editor parses for 20 ms at most, which a busy machine can take for one line.
jest.useFakeTimers();

/** Presses a button. @param text a text with its selection between ‹ and › */
function press(text: string, command: Command): string {
  const [anchor, head] = [text.indexOf("‹"), text.indexOf("›") - 1];
  const doc = text.replace(/[‹›]/g, "");
  const view = new EditorView({
    state: EditorState.create({
      doc,
      selection: { anchor, head },
      extensions: [markdown({ addKeymap: false }), keymap.of(blockKeys)],
    }),
  });
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

const link: Command = (view) => {
  insertLink(view, "/contact/", "Contact");
  return true;
};

const enter: Command = (view) =>
  runScopeHandlers(view, new KeyboardEvent("keydown", { key: "Enter" }), "editor");

it.each<[string, string, Command, string]>([
  ["words bold", "Keep ‹what› is", wrap("**", "x"), "Keep **‹what›** is"],
  ["words bold, but not the spaces", "Keep‹ what ›is", wrap("**", "x"), "Keep **‹what›** is"],
  ["plain words of bold ones", "Keep **‹what›** is", wrap("**", "x"), "Keep ‹what› is"],
  ["a sample if nothing is selected", "Keep ‹›", wrap("_", "words"), "Keep _‹words›_"],
  ["a link", "See ‹how›.", link, "See [‹how›](/contact/)."],
  ["a link with the name of its page", "See ‹›.", link, "See [‹Contact›](/contact/)."],
  ["a heading", "Ti‹›tle", heading, "## Ti‹›tle"],
  ["a list on an empty line", "‹›", list, "- ‹›"],
  ["a list of paragraphs", "‹One\n\nTwo›", list, "- ‹One\n\n- Two›"],
  ["a numbered list of another list", "- ‹One\n- Two›", numberedList, "1. ‹One\n2. Two›"],
  ["a quotation", "‹›One", quotation, "> ‹›One"],
  [
    "a footnote with the next number",
    "One[^3] two‹› three\n\n[^3]: Three.\n",
    footnote,
    "One[^3] two[^4] three\n\n[^3]: Three.\n\n[^4]: ‹The text of the footnote.›",
  ],
  ["a first footnote", "One‹›", footnote, "One[^1]\n\n[^1]: ‹The text of the footnote.›"],
  ["a further item of a list", "- One‹›", enter, "- One\n- ‹›"],
  ["a paragraph after a list", "- One\n- ‹›", enter, "- One\n\n‹›"],
  ["a paragraph after a numbered list", "1. One\n2. ‹›\n\nTwo", enter, "1. One\n\n‹›\n\nTwo"],
  ["a paragraph after a quotation", "> One\n> ‹›", enter, "> One\n\n‹›"],
  ["an item of the outer list", "- One\n  - Two\n  - ‹›", enter, "- One\n  - Two\n- ‹›"],
  ["a quotation after a list in it", "> - One\n> - ‹›", enter, "> - One\n> ‹›"],
  ["plain lines of a list", "- ‹One\n- Two›", list, "‹One\nTwo›"],
  ["a block of its own", "‹›", block("B"), "B‹›"],
  ["a block between paragraphs", "One‹›\n\nTwo", block("B"), "One\n\nB‹›\n\nTwo"],
])("makes %s", (_name, before, command, after) => {
  expect(press(before, command)).toBe(after);
});

it("escapes Markdown in the description of a picture", () => {
  expect(pictureBlock("a.webp", " One [two] ")).toBe("![One \\[two\\]](a.webp)");
});
