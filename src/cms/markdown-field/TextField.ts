/** The field of a Markdown text, which shows its source below a row of buttons. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { h } from "../cms-react";
import { samples } from "../../content/check/placeholder-text";
import { withoutCampaign } from "../../lib/campaign-parameters";
import { showNotes } from "../notes";
import { withOwnName } from "../pictures";
import { awaitPicture } from "../unsaved";
import { chooseLink } from "./choose-link";
import {
  blockKeys,
  footnote,
  heading,
  insert,
  insertLink,
  isInCode,
  list,
  numberedList,
  pictureBlock,
  quotation,
  tableBlock,
  wrap,
} from "./format-commands";
import { markdownOf } from "./html-to-markdown";

const bold = wrap("**", samples.bold);
const italic = wrap("_", samples.italic);

const look = EditorView.theme({
  "&": { border: "1px solid #8888", borderRadius: "4px", background: "transparent" },
  "&.cm-focused": { outline: "2px solid Highlight" },
  ".cm-content": {
    minHeight: "20rem",
    fontFamily: "ui-monospace, monospace",
    caretColor: "currentColor",
  },
  ".cm-scroller": { maxHeight: "75vh", lineHeight: "1.6" },
});

const leftOut =
  "The pictures and films of what you pasted were left out. Add each picture with the button “Picture” above the text.";

/** A class, because hooks of the site's React do not work in the React of the CMS. */
export class TextField extends Component<CustomFieldControlProps> {
  private readonly box = createRef<HTMLDivElement>();
  private view?: EditorView;

  override componentDidMount() {
    const { value, forID, field } = this.props;
    const label = String((field as unknown as Map<string, unknown>).get("label"));
    const keys = [
      { key: "Mod-b", run: bold },
      { key: "Mod-i", run: italic },
      { key: "Mod-k", run: () => (void this.addLink(), true) },
    ];
    const parent = this.box.current ?? undefined;
    const state = EditorState.create({
      doc: String(value ?? ""),
      extensions: [
        history(),
        markdown({ addKeymap: false, pasteURLAsLink: false }),
        keymap.of([...keys, ...blockKeys, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        lineNumbers(),
        EditorView.contentAttributes.of({
          id: forID,
          "aria-label": label,
          spellcheck: "true",
          tabindex: "0",
        }),
        EditorView.domEventHandlers({
          paste: ({ clipboardData }) => this.insertClip(clipboardData),
          drop: (event, view) => {
            view.dispatch({ selection: { anchor: view.posAtCoords(event, false) } });
            return this.insertClip(event.dataTransfer);
          },
        }),
        EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
          if (docChanged) this.props.onChange(doc.toString());
        }),
        look,
      ],
    });
    this.view = new EditorView({ state, parent });
  }

  /** Shows a value that was changed elsewhere, such as by “Revert”, unless the editor is typing. */
  override componentDidUpdate() {
    const { view } = this;
    const next = String(this.props.value ?? "");
    if (!view || view.hasFocus || next === view.state.doc.toString()) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
  }

  override componentWillUnmount() {
    this.view?.destroy();
  }

  /** Inserts pasted or dropped content. @returns false for plain text, which CodeMirror inserts itself */
  private insertClip(clip: DataTransfer | null): boolean {
    const { view } = this;
    if (!view || !clip) return false;
    const { from, to } = view.state.selection.main;
    const [words, html] = [clip.getData("text/plain").trim(), clip.getData("text/html")];
    if (isInCode(view.state, from)) return false;
    const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(words);
    const plain = isAddress ? withoutCampaign(words) : words;
    const pictures = [...clip.files].filter(({ type }) => type.startsWith("image/"));
    const selected = view.state.sliceDoc(from, to);
    const converted = html ? markdownOf(html) : "";
    if (pictures.length > 0 && converted === "") void this.addPictures(pictures);
    else if (isAddress && /^[^\n]+$/.test(selected.trim())) insert(view, `[${selected}](${plain})`);
    else if (converted !== "" && converted.replace(/\s/g, "") !== plain.replace(/\s/g, ""))
      insert(view, converted);
    else if (plain !== words) insert(view, plain);
    else return false;
    if (converted !== "" && /<(img|video|iframe)\b/i.test(html)) showNotes([leftOut]);
    return true;
  }

  private async addPictures(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const added = this.props.addFile(withOwnName(file));
      const address = await awaitPicture(added).catch(() => undefined);
      if (address === undefined) window.alert(`“${file.name}” cannot be used as a picture.`);
      else this.insertPicture(address);
    }
  }

  /** Asks for the alternative text, without which the check refuses a picture. */
  private insertPicture(address: string): void {
    const description = window.prompt(
      "What does the picture show? Screen readers read these words to people who cannot see it.",
    );
    if (description !== null && this.view)
      insert(this.view, pictureBlock(address, description), true);
  }

  private async pickPicture(): Promise<void> {
    const accept = ".jpg,.jpeg,.png,.webp";
    const picked = await awaitPicture(
      this.props.pickFile({ kind: "image", accept, allowURL: false }),
    );
    if (picked && !Array.isArray(picked)) this.insertPicture(picked.value);
  }

  private async addLink(): Promise<void> {
    const page = await chooseLink();
    if (page && this.view) insertLink(this.view, page.value, page.label);
    else this.view?.focus();
  }

  override render() {
    const button = (name: string, run: (view: EditorView) => unknown) => {
      const onClick = () => void (this.view && run(this.view));
      const style = { font: "inherit", padding: "4px 8px" };
      return h("button", { key: name, type: "button", onClick, style }, name);
    };
    const style = { display: "flex", flexWrap: "wrap", gap: "4px", marginBottom: "4px" } as const;
    return h(
      "div",
      null,
      h(
        "div",
        { role: "group", "aria-label": "Format", style },
        button("Bold", bold),
        button("Italic", italic),
        button("Link", () => this.addLink()),
        button("Heading", heading),
        button("List", list),
        button("Numbered list", numberedList),
        button("Quotation", quotation),
        button("Footnote", footnote),
        button("Table", (view) => insert(view, tableBlock, true)),
        button("Picture", () => this.pickPicture()),
      ),
      h("div", { ref: this.box }),
    );
  }
}
