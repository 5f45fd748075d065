/** Whatever becomes of a content file, the check does not crash, and says where each fault is. */
import { seeded } from "../../src/artwork/seed";
import { ContentCopy, textNames } from "./content-copy";

const random = seeded("mutations");
const below = (end: number): number => Math.floor(random() * end);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

/** What slips of the hand, editors of texts and merges leave in a file. */
const marks =
  `" ' \` ** * _ ~ ~~ # ## > - 1. | || --- === [ ] [x]( [^1] ![ <!-- <b> <details> </p> {{ }} { & * ! % @ : , \\ \t \n \n\n \r \0 \u00A0 \u00AD \u2028 \uFEFF \uFFFD \uD83D \`\`\`chart Null true`.split(
    " ",
  );

/** A part of a text is lost, repeated, moved, indented or replaced by a mark. */
function mutate(text: string): string {
  const from = below(text.length);
  const to = Math.min(text.length, from + below(oneOf([3, 30, 300])));
  const [start, part, end] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return oneOf([
    () => start + end,
    () => start + part + part + end,
    () => start + end.slice(0, 40) + part + end.slice(40),
    () => start + part.replace(/\n/g, "\n    ") + end,
    () => start + oneOf(marks) + part + oneOf(marks) + end,
    () => start,
  ])();
}

test("40 mutations cause no crash and no message without a line", () => {
  let messages = 0;
  for (let run = 0; run < 40; run += 1) {
    const copy = new ContentCopy();
    const name = oneOf(textNames);
    const text = mutate(copy.read(name));
    copy.write(name, text);
    const { problems, warnings } = copy.load();
    messages += problems.length;
    for (const { file, line, column, message } of [...problems, ...warnings]) {
      const lines = (file === `content/${name}` ? text : "").split(/\r\n?|\n/).length;
      expect({ text, file, line, column, message }).toEqual({
        text,
        file: expect.stringMatching(/^content\/\S/) as string,
        line: expect.any(Number) as number,
        column: expect.any(Number) as number,
        message: expect.stringMatching(/\S/) as string,
      });
      expect(Math.min(line, column)).toBeGreaterThan(0);
      if (file === `content/${name}`) expect(line).toBeLessThanOrEqual(lines);
    }
  }
  expect(messages).toBeGreaterThan(20);
});
