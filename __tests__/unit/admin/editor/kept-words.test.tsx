/** Words that are not saved are kept in the browser soon after they are written, and when the page is left. */
import { act, fireEvent, renderHook } from "@testing-library/react";
import type { EditorProps } from "../../../../src/admin/editor/editor-props";
import { useKeptWords } from "../../../../src/admin/editor/kept-words";

beforeEach(() => jest.useFakeTimers());

const keep = jest.fn(() => Promise.resolve());

afterEach(() => {
  jest.useRealTimers();
  keep.mockReset();
  keep.mockImplementation(() => Promise.resolve());
});

/** What the editor of an entry is given whose fields hold words. */
const writing = (entry: string, hasChanged = true) =>
  ({
    entryDraft: new Map<string, unknown>(Object.entries({ entry, hasChanged })),
    collection: "BlogPost",
    persistLocalBackup: keep,
  }) as unknown as EditorProps;

const open = (props: EditorProps) =>
  renderHook((given: EditorProps) => useKeptWords(given), { initialProps: props });

it("well before Decap keeps them, and once for keys pressed one after the other", () => {
  const { rerender } = open(writing("", false));
  for (const words of ["W", "Wo", "Word"]) {
    rerender(writing(words));
    act(() => jest.advanceTimersByTime(50));
  }
  expect(keep).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(500));
  expect(keep.mock.calls).toEqual([["Word", "BlogPost"]]);
});

it("at once when the page is left, or hidden", () => {
  open(writing("Word"));
  fireEvent(window, new Event("beforeunload"));
  expect(keep).toHaveBeenCalledTimes(1);
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  expect(keep).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue("visible");
  fireEvent(document, new Event("visibilitychange"));
  expect(keep).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});

it("not those that are saved, nor those of an entry that is no longer open", () => {
  const { rerender, unmount } = open(writing("Word", false));
  act(() => jest.advanceTimersByTime(500));
  fireEvent(window, new Event("beforeunload"));
  rerender(writing("Words"));
  unmount();
  act(() => jest.advanceTimersByTime(500));
  fireEvent(window, new Event("beforeunload"));
  expect(keep).not.toHaveBeenCalled();
});

it("a browser that refuses its storage makes no further mistake", async () => {
  keep.mockImplementation(() => Promise.reject(new Error("refused")));
  open(writing("Word"));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(keep).toHaveBeenCalledTimes(1);
});
