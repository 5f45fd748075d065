import { EditorView } from "@codemirror/view";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { showNotes } from "../../../../src/cms/notes";
import { TextField } from "../../../../src/cms/markdown-field/TextField";

jest.mock("../../../../src/cms/notes");

beforeAll(() => {
  window.h = createElement;
  // jsdom has no layout, which CodeMirror measures.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** Shows the field with a text whose first word is selected. @returns a function that gives the text after a change */
function show(text: string, rest = {}): () => string {
  const onChange = jest.fn((now: string) => now);
  const field = new Map([["label", "Text"]]);
  const props = { value: text, forID: "text", field, onChange, ...rest };
  render(<TextField {...(props as unknown as CustomFieldControlProps)} />);
  const box = screen.getByRole("textbox", { name: "Text" });
  EditorView.findFromDOM(box)?.dispatch({ selection: { anchor: 0, head: text.indexOf(" ") } });
  return () => onChange.mock.lastCall?.[0] ?? text;
}

/** Drops a clip at a position of a text with a selected word. @returns the text after it */
function drop(text: string, position: number, clip: Record<string, string>): string {
  const textNow = show(text);
  jest.spyOn(EditorView.prototype, "posAtCoords").mockReturnValue(position as never);
  // CodeMirror asks for plain text by its old name.
  const getData = (type: string) => clip[type === "Text" ? "text/plain" : type] ?? "";
  fireEvent.drop(screen.getByRole("textbox"), { dataTransfer: { files: [], getData } });
  return textNow();
}

it("inserts a dropped text at the pointer, and leaves the selected words alone", () => {
  const clip = { "text/html": "<p>a <b>bold</b> word</p>", "text/plain": "a bold word" };
  expect(drop("One two", 7, clip)).toBe("One twoa **bold** word");
});

it("says that the pictures of a dropped text are left out", () => {
  drop("One", 3, { "text/html": '<p>a <b>b</b><img src="a.png"></p>', "text/plain": "a b" });
  expect(showNotes).toHaveBeenCalledWith([expect.stringMatching(/pictures .* were left out/)]);
});

it("does not link selected words to an address that is dropped elsewhere", () => {
  const dropped = drop("One two", 4, { "text/plain": "https://www.example.com/?utm_id=1" });
  expect(dropped).toBe("One https://www.example.com/two");
});

it("links selected words to a pasted address, without what tracks it", () => {
  const textNow = show("One two");
  const clip = { files: [], getData: () => "https://www.example.com/?utm_id=1" };
  fireEvent.paste(screen.getByRole("textbox"), { clipboardData: clip });
  expect(textNow()).toBe("[One](https://www.example.com/) two");
});

it("adds a pasted picture to the entry, and asks for its description", async () => {
  jest.spyOn(window, "prompt").mockReturnValue("A quay");
  const textNow = show("One two", { addFile: () => Promise.resolve("pasted.png") });
  const files = [new File([""], "image.png", { type: "image/png" })];
  fireEvent.paste(screen.getByRole("textbox"), { clipboardData: { files, getData: () => "" } });
  await waitFor(() => expect(textNow()).toContain("![A quay](pasted.png)"));
});

it.each([
  ["with its description", "A quay", "![A quay](quay.png)\n\n two"],
  ["not without one", null, "One two"],
])("inserts a chosen picture, %s", async (_how, description, text) => {
  jest.spyOn(window, "prompt").mockReturnValue(description);
  const textNow = show("One two", { pickFile: () => Promise.resolve({ value: "quay.png" }) });
  const button = screen.getByRole("button", { name: "Picture" });
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(textNow()).toBe(text);
});
