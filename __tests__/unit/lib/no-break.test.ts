import { keepBrackets, keepNumbers } from "../../../src/lib/no-break";

const breaks = (text: string): string[] => text.split(" ");

test("short brackets are not broken; long ones may be, since a phone has no room for them", () => {
  expect(breaks(keepBrackets("$9,000 / (21 x $32 - $150)"))).toEqual([
    "$9,000",
    "/",
    "(21\u00a0x\u00a0$32\u00a0-\u00a0$150)",
  ]);
  const long = "(half of the hours saved x hourly cost - running cost)";
  expect(keepBrackets(long)).toBe(long);
});

test("the number of a chapter or volume is not separated from its word", () => {
  expect(breaks(keepNumbers("Volume 2: Accounting, chapter 11 of 20"))).toEqual([
    "Volume\u00a02:",
    "Accounting,",
    "chapter\u00a011",
    "of",
    "20",
  ]);
});
