/** Every rule of the check reports its example, with its severity, and lets the one beside it pass. */
import { rules, stops, type Example, type RuleId } from "../../src/model/rules";
import { ContentCopy } from "./content-copy";

/** What the check says of an example: of all content with it. */
function findings(example: Example) {
  const content = new ContentCopy();
  if (typeof example === "string") content.append("blog/oil-and-dust/index.md", `\n${example}\n`);
  else {
    const [file, from, to] = example;
    if (from === "") content.write(file, to);
    else content.replace(file, from, to);
  }
  return content.load();
}

describe.each(Object.keys(rules) as (keyof typeof rules)[])("%s", (id) => {
  const { names, lets, why } = rules[id];
  const hasRule = ({ rule }: { rule: RuleId }) => rule === id;

  test(`${stops({ rule: id }) ? "stops" : "warns"}: ${why}`, () => {
    const { problems, warnings, launch } = findings(names);
    expect(problems.some(hasRule)).toBe(stops({ rule: id }));
    expect([...warnings, ...launch].some(hasRule)).toBe(!stops({ rule: id }));
  });

  test("lets its other example pass", () => {
    const { problems, warnings, launch } = findings(lets);
    expect([...problems, ...warnings, ...launch].filter(hasRule)).toEqual([]);
  });
});

test("a warning about a text hides no problem of that text", () => {
  const { problems } = findings("Dear {{first_name}}.\n\nReplace this text.");
  expect(problems.map(({ rule }) => rule)).toEqual(["placeholder"]);
});
