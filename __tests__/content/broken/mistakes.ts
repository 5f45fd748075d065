/**
 * Tests of mistakes of editors, each with the complete messages that it causes. A mark such as ‹1› in an edit is the
 * place that a message must name; see content-copy.ts.
 */
import { withCopy, type ContentCopy } from "../content-copy";

export interface Mistake {
  name: string;
  edit: (content: ContentCopy) => void;
  problems: string[];
}

/** A mistake made by replacing text in one file. Its messages begin with the mark of their place. */
export const replacing = (
  name: string,
  file: string,
  from: RegExp | string,
  to: string,
  ...problems: string[]
): Mistake => ({
  name,
  edit: (content) => content.replace(file, from, to),
  problems: problems.map((problem) => `content/${file}:${problem}`),
});

/** A mistake made by appending text to a file. */
export const appending = (
  name: string,
  file: string,
  text: string,
  ...problems: string[]
): Mistake => ({
  name,
  edit: (content) => content.append(file, text),
  problems: problems.map((problem) => `content/${file}:${problem}`),
});

/** A message without the number of names that it leaves out, which grows with the settings. */
const withoutCount = (message: string) => message.replace(/ and \d+ more/, " and more");

/** Makes the edits, and compares the whole report except for the count. */
export const expectReport = (edit: (content: ContentCopy) => void, problems: string[]): void =>
  withCopy((content) => {
    edit(content);
    const report = content.report();
    expect(report.slice(0, -2).map(withoutCount)).toEqual(
      problems.map((problem) => withoutCount(content.withPlaces(problem))),
    );
  });

/** Makes a test for each mistake. */
export const testMistakes = (mistakes: Mistake[]): void =>
  test.each(mistakes)("reports $name", ({ edit, problems }) => expectReport(edit, problems));
