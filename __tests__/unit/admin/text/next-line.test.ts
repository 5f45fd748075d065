import { nextLine } from "../../../../src/admin/text/next-line";
import { after, selected } from "./marked";

function enter(marked: string): string | undefined {
  const from = selected(marked);
  const edit = nextLine(from);
  return edit && after(from, edit);
}

it.each([
  ["an item", "- One|", "- One\n- |"],
  ["an item of another mark", "* One|", "* One\n* |"],
  ["an item that is cut", "- One| two", "- One\n- |two"],
  ["an inner item", "- One\n  - Two|", "- One\n  - Two\n  - |"],
  ["an item of a to-do list", "- [x] One|", "- [x] One\n- [ ] |"],
  ["a number", "1. One|", "1. One\n2. |"],
  ["a number with a bracket", "9) One|\n\nText", "9) One\n10) |\n\nText"],
  ["a quote", "> One|", "> One\n> |"],
  ["a list in a quote", "> - One|", "> - One\n> - |"],
])("%s goes on", (_name, before, expected) => {
  expect(enter(before)).toBe(expected);
});

it("the numbers below go on counting", () => {
  expect(enter("1. One|\n2. Two\n   - Inner\n3. Three\n\n4. Other")).toBe(
    "1. One\n2. |\n3. Two\n   - Inner\n4. Three\n\n4. Other",
  );
  expect(enter("1. On|e\n2. Two")).toBe("1. On\n2. |e\n3. Two");
  expect(enter("1. One|\n1. Two")).toBe("1. One\n2. |\n1. Two");
});

it.each([
  ["an item", "- One\n- |", "- One\n\n|"],
  ["a number", "1. One\n2. |\n\nText", "1. One\n\n|\n\nText"],
  ["a quote", "> One\n> |", "> One\n\n|"],
  ["the only item", "- |", "|"],
  ["an item below an empty line", "- One\n\n- |", "- One\n\n|"],
])("%s that is empty ends", (_name, before, expected) => {
  expect(enter(before)).toBe(expected);
});

it.each([
  ["a paragraph", "One|"],
  ["a heading", "## One|"],
  ["before the words of an item", "|- One"],
  ["within its mark", "-| One"],
  ["selected words", "- ‹One›"],
  ["a chart", "```chart\ndata:\n  - { label: One }|\n```"],
  ["a figure with a sign", "-5|"],
  ["a word in italics", "*One*|"],
])("%s: the Enter key does what it does elsewhere", (_name, before) => {
  expect(enter(before)).toBeUndefined();
});

it("a list below a chart goes on", () => {
  expect(enter("```chart\ntype: bars\n```\n\n- One|")).toBe(
    "```chart\ntype: bars\n```\n\n- One\n- |",
  );
});
