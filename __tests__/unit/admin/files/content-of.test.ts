import { contentOf, listField } from "../../../../src/admin/files/formats";

const before = [{ id: "first", title: "First", draft: true }];
const saved = (...entries: object[]) => contentOf("Job", { [listField]: entries }, before);

test("a new entry of a list of which nothing is filled in is left out", () => {
  expect(saved(...before, { draft: true })).toEqual(before);
});

test("a half-filled one is kept as a draft", () => {
  const half = { title: "Second", draft: true };
  expect(saved(...before, half)).toEqual([...before, half]);
});

test("an entry of the file that says no more stays as it is", () => {
  const blank = [{ draft: true }];
  expect(contentOf("Job", { [listField]: blank }, blank)).toEqual(blank);
});
