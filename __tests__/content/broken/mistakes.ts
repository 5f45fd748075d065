/**
 * Mistakes of editors, each with the whole messages that it brings. A mark such as ‹1› in an edit stands
 * for the place that a message must name; see content-copy.ts.
 */
import type * as Document from "../../../src/content/read/yaml-document";
import { withCopy, type ContentCopy } from "../content-copy";

// Each case reads all content anew; what it leaves as it was need not be parsed anew.
jest.mock("../../../src/content/read/yaml-document", () => {
  const real = jest.requireActual<typeof Document>("../../../src/content/read/yaml-document");
  const known = new Map<string, Document.ParsedDocument>();
  const parseYaml: typeof real.parseYaml = (text, file, lineOffset = 0) => {
    const key = [file, lineOffset, text].join("\n");
    const parsed = known.get(key) ?? real.parseYaml(text, file, lineOffset);
    known.set(key, parsed);
    return parsed;
  };
  return { ...real, parseYaml };
});

export interface Mistake {
  name: string;
  edit: (content: ContentCopy) => void;
  problems: string[];
}

/** A mistake made by replacing text in one file; its messages begin with the mark of their place. */
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

/** A mistake made by text at the end of a file. */
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

/** Makes the edits and compares all that an editor is shown, except for the count. */
export const expectReport = (edit: (content: ContentCopy) => void, problems: string[]): void =>
  withCopy((content) => {
    edit(content);
    const report = content.report();
    expect(report.slice(0, -2)).toEqual(problems.map((problem) => content.withPlaces(problem)));
  });

/** A test for each mistake. */
export const testMistakes = (mistakes: Mistake[]): void =>
  test.each(mistakes)("$name", ({ edit, problems }) => expectReport(edit, problems));
