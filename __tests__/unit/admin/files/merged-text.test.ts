import { contestedLines, mergedFor, mergedText } from "../../../../src/admin/files/merged-text";

const before = "title: A\ndate: 1\nseo:\n  title: B\n";

it("has the changes of both", () => {
  const mine = before.replace("title: A", "title: Mine");
  const theirs = `${before.replace("title: B", "title: Theirs")}more: yes\n`;
  expect(mergedText(before, mine, theirs)).toBe(
    "title: Mine\ndate: 1\nseo:\n  title: Theirs\nmore: yes\n",
  );
});

it("has a change once that both have made", () => {
  const same = before.replace("title: A", "title: Same");
  expect(mergedText(before, same, same)).toBe(same);
});

it("is none where both have changed the same line", () => {
  const [mine, theirs] = ["Mine", "Theirs"].map((word) =>
    before.replace("title: A", `title: ${word}`),
  );
  expect(mergedText(before, mine ?? "", theirs ?? "")).toBeUndefined();
});

it("has the changes of both where they stand on neighbouring lines, such as two fields", () => {
  const mine = before.replace("title: A", "title: Mine");
  const theirs = before.replace("date: 1", "date: 2");
  expect(mergedText(before, mine, theirs)).toBe(
    before.replace("title: A\ndate: 1", "title: Mine\ndate: 2"),
  );
});

it("knows the lines that both have changed, and lets those of one side stand", () => {
  const mine = before.replace("title: A", "title: Mine").replace("title: B", "title: Mine, too");
  const theirs = before.replace("title: A", "title: Theirs");
  expect(contestedLines(before, mine, theirs)).toEqual([
    { mine: ["title: Mine"], theirs: ["title: Theirs"] },
  ]);
  expect(mergedFor("mine", before, mine, theirs)).toBe(mine);
  expect(mergedFor("theirs", before, mine, theirs)).toBe(mine.replace("Mine\n", "Theirs\n"));
});
