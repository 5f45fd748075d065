import { leftMark } from "../../../../src/content/read/left-marks";

test.each([
  ["Two **stars", "**"],
  ["A C## course ## and a heading", "##"],
  ["Fish &amp; chips", "&amp;"],
])("in %j the mark %s is found where it is", (text, mark) => {
  const offset = leftMark(text)?.offset;
  expect(offset).toBe(text.lastIndexOf(mark));
  expect(leftMark(text)?.message).toContain(`"${mark}"`);
});

test("a text without marks is right", () => {
  expect(leftMark("A C## course, 2 * 3 & more")).toBeUndefined();
});
