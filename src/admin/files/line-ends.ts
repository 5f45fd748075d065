/** Within the CMS the lines of a text end in \n. A file keeps the line ends that it has, such as \r\n. */

/** A text whose lines end in \n. */
export const withPlainEnds = (text: string): string => text.replace(/\r\n/g, "\n");

/**
 * Gives an edited text the line ends of its file.
 * @param file the file as it was
 * @param edited the text that it is to hold, whose lines end in \n
 * @returns the text: a line of the file keeps its end, and a new one ends like most lines of the file
 */
export function withEndsOf(file: string, edited: string): string {
  if (!file.includes("\r\n")) return edited;
  const ends = new Map<string, string[]>();
  const count = { "\n": 0, "\r\n": 0 };
  for (const whole of file.match(/[^\n]*\n/g) ?? []) {
    const end = whole.endsWith("\r\n") ? "\r\n" : "\n";
    count[end] += 1;
    const line = whole.slice(0, -end.length);
    const known = ends.get(line);
    if (known) known.push(end);
    else ends.set(line, [end]);
  }
  const usual = count["\r\n"] > count["\n"] ? "\r\n" : "\n";
  return edited.replace(/([^\n]*)\n/g, (_line, line: string) => {
    return line + (ends.get(line)?.shift() ?? usual);
  });
}
