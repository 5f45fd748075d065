import { EditorView } from "@codemirror/view";
import type { CustomFieldControlProps } from "@sveltia/cms";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { TextField } from "../../../../src/cms/markdown-field/TextField";

beforeAll(() => (window.h = createElement));

/** Drops a clip at a position of a text with selected words. @returns the text after it */
function drop(text: string, position: number, clip: Record<string, string>): string {
  const onChange = jest.fn((now: string) => now);
  const props = { value: text, forID: "text", field: new Map([["label", "Text"]]), onChange };
  render(<TextField {...(props as unknown as CustomFieldControlProps)} />);
  const field = screen.getByRole("textbox", { name: "Text" });
  EditorView.findFromDOM(field)?.dispatch({ selection: { anchor: 0, head: 3 } });
  // jsdom has no layout.
  jest.spyOn(EditorView.prototype, "posAtCoords").mockReturnValue(position as never);
  // CodeMirror asks for plain text by its old name.
  const getData = (type: string) => clip[type === "Text" ? "text/plain" : type] ?? "";
  fireEvent.drop(field, { dataTransfer: { files: [], getData } });
  return onChange.mock.lastCall?.[0] ?? text;
}

it("inserts a dropped text at the pointer, and leaves the selected words alone", () => {
  const html = "<p>a <b>bold</b> word</p>";
  expect(drop("One two", 7, { "text/html": html, "text/plain": "a bold word" })).toBe(
    "One twoa **bold** word",
  );
});

it("does not link selected words to an address that is dropped elsewhere", () => {
  const dropped = drop("One two", 4, { "text/plain": "https://www.example.com/" });
  expect(dropped).toBe("One https://www.example.com/two");
});
