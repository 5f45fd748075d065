/** Texts of any program have one form, for files and for the CMS. */
import { normaliseFile, normaliseText } from "../../../../src/content/read/normalise";

test.each([
  ["line breaks of other systems", "One\r\ntwo\rthree", "One\ntwo\nthree"],
  [
    "invisible characters",
    "\uFEFFmoor\u00ADing\u200B mas\u2060ter\u00AD\u200E",
    "moor\u00ADing master",
  ],
  ["marks of direction beside their letters", "\u200Eשלום", "\u200Eשלום"],
  ["letters in two characters", "cafe\u0301", "caf\u00E9"],
  ["joined letters", "the \uFB02ag", "the flag"],
  ["blanks after marks", "##\u00A0One\n-\u00A0two\n1.\u00A0three", "## One\n- two\n1. three"],
  ["lines of blanks", "One\n\u00A0\u2003\ntwo", "One\n  \ntwo"],
  ["blanks at the end of a line", "One\u00A0\ntwo", "One \ntwo"],
  ["a no-break space in a sentence", "Note:\u00A05\u00A0%", "Note:\u00A05\u00A0%"],
  ["rows of dashes", "|\u00A0---\u00A0|", "| --- |"],
])("%s", (_, text, expected) => {
  expect(normaliseText(text)).toBe(expected);
});

test("fields begin after any blank, and are one line", () => {
  const file = "---\n\u00A0a:\u00A0One\u2028two\n---\n\nThree:\u00A0four\u2028five\n";
  expect(normaliseFile(file)).toBe("---\n a: One two\n---\n\nThree:\u00A0four five\n");
});
