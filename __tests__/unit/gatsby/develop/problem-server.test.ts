/** What tells open pages in develop that a file is wrong. */
import { ProblemServer } from "../../../../src/gatsby/develop/problem-server";

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
