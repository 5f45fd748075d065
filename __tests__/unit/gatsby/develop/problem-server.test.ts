/** The server that sends the problems of content to open pages in develop. */
import { ProblemServer } from "../../../../src/gatsby/develop/problem-server";

test("a page gets the problems when it opens and when they change, until it closes", () => {
  const server = new ProblemServer();
  const sent: string[] = [];
  let close = () => {};
  server.serve({
    use: (_path, answer) =>
      answer(
        { on: (_event: string, done: () => void) => (close = done) } as never,
        { writeHead: () => undefined, write: (text: string) => sent.push(text) } as never,
        () => undefined,
      ),
  });
  const place = { file: "content/a.yml", line: 1, column: 2, field: "b" };
  const problem = { ...place, rule: "field" as const, message: "is wrong" };
  server.update([problem]);
  server.update([], [problem]);
  close();
  server.update([problem]);
  expect(sent).toEqual([
    'data: {"problems":[],"advice":[]}\n\n',
    'data: {"problems":["content/a.yml:1:2  b  is wrong"],"advice":[]}\n\n',
    'data: {"problems":[],"advice":["content/a.yml:1:2  b  is wrong"]}\n\n',
  ]);
});
