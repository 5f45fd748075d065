import { searchStatus } from "../../../../src/features/search/search-status";

const words = {
  start: "Type a word.",
  loading: "Loading.",
  one: "result",
  many: "results",
  best: "best of",
  none: "Nothing found for",
  failed: "The search could not be loaded.",
};
const status = (state: Partial<Parameters<typeof searchStatus>[1]>) =>
  searchStatus(words, { query: "", failed: false, count: 0, limit: 20, ...state });

it("says that it is loading until the index has been fetched, whatever was typed", () => {
  expect(status({ count: undefined })).toBe("Loading.");
  expect(status({ count: undefined, query: "returns" })).toBe("Loading.");
});

it("says what to do before anything is typed", () => {
  expect(status({})).toBe("Type a word.");
});

it.each([
  [1, "1 result"],
  [2, "2 results"],
  [20, "20 results"],
  [34, "20 best of 34 results"],
])("counts %d", (count, text) => {
  expect(status({ query: "returns", count })).toBe(text);
});

it("repeats a query that has no result", () => {
  expect(status({ query: "xyzzy" })).toBe("Nothing found for “xyzzy”.");
});

it("says that the index could not be fetched", () => {
  expect(status({ failed: true, count: undefined, query: "returns" })).toBe(words.failed);
});
