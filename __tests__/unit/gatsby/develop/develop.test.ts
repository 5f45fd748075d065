/** What keeps pages right in develop while a file is wrong, and says so. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CheckedTexts } from "../../../../src/gatsby/develop/checked-texts";
import { ProblemServer } from "../../../../src/gatsby/develop/problem-server";
import type { Entry } from "../../../../src/content/read/entry";

test("a text stays as it last was right until it has passed the check again", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "texts-"));
  const file = path.join(folder, "index.md");
  const entry = { file, markdown: {} } as Entry;
  const write = (body: string) => writeFileSync(file, `---\ntitle: A\n---\n\n${body}\n`);
  try {
    const texts = new CheckedTexts();
    write("Right.");
    texts.accept([entry]);
    expect(texts.insteadOf(file, "\nRight.\n")).toBeUndefined();
    texts.keep(file, "<p>Right.</p>");
    expect(texts.insteadOf(file, "\n# Wrong\n")).toBe("<p>Right.</p>");
    write("Mended.");
    texts.accept([entry]);
    expect(texts.insteadOf(file, "\nMended.\n")).toBeUndefined();
    expect(texts.bodyOf(entry)).toBe("Mended.");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a page is told the problems when it opens, when they change, and when they are gone", () => {
  const server = new ProblemServer();
  const sent: string[] = [];
  let close = () => {};
  server.serve({
    get: (_path, answer) =>
      answer(
        { on: (_event, done) => (close = done) },
        { writeHead: () => undefined, write: (text) => sent.push(text) },
      ),
  });
  const problem = { file: "content/a.yml", line: 1, column: 2, field: "b", message: "is wrong" };
  server.tell([problem]);
  server.tell([], [problem]);
  close();
  server.tell([problem]);
  expect(sent).toEqual([
    'data: {"problems":[],"advice":[]}\n\n',
    'data: {"problems":["content/a.yml:1:2  b  is wrong"],"advice":[]}\n\n',
    'data: {"problems":[],"advice":["content/a.yml:1:2  b  is wrong"]}\n\n',
  ]);
});
