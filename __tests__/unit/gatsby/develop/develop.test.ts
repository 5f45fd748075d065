/** What keeps pages right in develop while a file is wrong, and says so. */
import path from "node:path";
import { CheckedTexts } from "../../../../src/gatsby/develop/checked-texts";
import { ProblemServer } from "../../../../src/gatsby/develop/problem-server";
import { htmlResolver } from "../../../../src/gatsby/schema/resolvers";
import type { Entry } from "../../../../src/content/read/entry";

const file = path.resolve("content/blog/a/index.md");
const withBody = (body: string) => ({ file, body, markdown: {} }) as unknown as Entry;

test("a text stays as it last was right until it has passed the check again", () => {
  const texts = new CheckedTexts();
  texts.accept([withBody("\nRight.\n")]);
  expect(texts.insteadOf(file, "\nRight.\n")).toBeUndefined();
  expect(texts.insteadOf(file, "\n# Wrong\n")).toBe("Right.");
  expect(texts.insteadOf(file, undefined)).toBe("Right.");
  texts.accept([withBody("\nMended.\n")]);
  expect(texts.insteadOf(file, "\nMended.\n")).toBeUndefined();
  expect(texts.bodyOf(withBody(""))).toBe("Mended.");
});

describe("a page that is opened for the first time while its text is wrong", () => {
  /** Asks for the HTML of the text, as Gatsby has it in its node; undefined where it could not read the file. */
  const htmlOf = (inFile: string | undefined, isDevelop = true) => {
    const texts = new CheckedTexts();
    texts.accept([withBody("Right.")]);
    const nodes: Record<string, object | null> = {
      File: { id: "file" },
      MarkdownRemark:
        inFile === undefined ? null : { rawMarkdownBody: inFile, internal: { content: inFile } },
    };
    const resolve = jest.fn(({ internal }: { internal: { content: string } }) => ({
      type: "root",
      children: [{ type: "text", value: internal.content }],
    }));
    const context = { nodeModel: { findOne: ({ type }: { type: string }) => nodes[type] } };
    const schema = { getType: () => ({ getFields: () => ({ htmlAst: { resolve } }) }) };
    const html = htmlResolver(() => new Map(), isDevelop ? texts : undefined)(
      { absolutePath: file },
      {},
      context as never,
      { schema } as never,
    );
    return { html, resolve };
  };

  test.each([
    ["a broken chart", "Wrong."],
    ["a front matter that cannot be read", undefined],
  ])("shows it as it last was right: %s", async (_name, inFile) => {
    const { html, resolve } = htmlOf(inFile);
    expect(await html).toBe("Right.");
    expect(resolve.mock.calls[0]?.[0]).toMatchObject({ parent: "file" });
  });

  test("shows what is in the file where that is right", async () => {
    const { html, resolve } = htmlOf("\nRight.\n");
    expect(await html).toContain("Right.");
    expect(resolve.mock.calls[0]?.[0]).not.toHaveProperty("parent");
  });

  test("shows a text without the invisible characters that the check leaves out", async () => {
    expect(await htmlOf("\u200bRight.\u200e").html).toBe("Right.");
    expect(await htmlOf("\u200b[Link](/contact/\u200e)", false).html).toBe("[Link](/contact/)");
  });
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
