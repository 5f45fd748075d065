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
const status = (search: Partial<Parameters<typeof searchStatus>[1]>) =>
  searchStatus(words, { asked: "", failed: false, count: 0, most: 20, ...search });

it("says that it is loading until the index is there, whatever was typed", () => {
  expect(status({ count: undefined })).toBe("Loading.");
  expect(status({ count: undefined, asked: "returns" })).toBe("Loading.");
});

it("says what to do before anything is typed", () => {
  expect(status({})).toBe("Type a word.");
});

it.each([
  [1, "1 result"],
  [2, "2 results"],
  [20, "20 results"],
  [34, "20 best of 34 results"],
])("counts %d", (count, said) => {
  expect(status({ asked: "returns", count })).toBe(said);
});

it("repeats a query that has no result", () => {
  expect(status({ asked: "xyzzy" })).toBe("Nothing found for “xyzzy”.");
});

it("says that the index could not be fetched", () => {
  expect(status({ failed: true, count: undefined, asked: "returns" })).toBe(words.failed);
});
