/** Marks of Markdown and of HTML that nothing reads, so that visitors would see them as they stand. */
const marks = /\*\*|```|(?<=^|\s)#{2,6}(?=\s)|\]\(\//;

const characterCode = /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i;

/**
 * Looks for marks in a text that is shown as it is.
 * @returns the first mark and its place from 0, with what is wrong; undefined where there is none
 */
export function leftMark(text: string): { offset: number; message: string } | undefined {
  const mark = marks.exec(text);
  if (mark)
    return {
      offset: mark.index,
      message: `"${mark[0]}" would be shown as it stands; leave it out, or fix the Markdown that it belongs to`,
    };
  const code = characterCode.exec(text);
  if (code)
    return {
      offset: code.index,
      message: `"${code[0]}" would be shown as it stands; write the character itself`,
    };
  return undefined;
}
