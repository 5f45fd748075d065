import { mergedText } from "../../../../src/admin/files/merged-text";

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
