import { readFileSync } from "node:fs";
import path from "node:path";
import { listedSince } from "../../../../src/gatsby/output/decap-lists";

/** Runs the function by which Decap lists files and notes the list. @returns what it has asked for, in order */
async function askedBy(code: string): Promise<string[]> {
  const [body] = /async function listAllFilesAndPersist\(\) \{[^]*?\n {2}\}/.exec(code) ?? [];
  const asked: string[] = [];
  const answer = (what: string, value: unknown) => () => {
    asked.push(what);
    return Promise.resolve(value);
  };
  const given = {
    listAllFiles: answer("files", []),
    getDefaultBranch: answer("commit", { name: "main", sha: "a" }),
    persistLocalTree: answer("note", undefined),
    ...{ folder: "content", extension: "md", depth: 3, localForage: {}, basename: String },
  };
  const names = Object.keys(given);
  const run = new Function(...names, `${body}\nreturn listAllFilesAndPersist();`) as (
    ...values: unknown[]
  ) => Promise<unknown>;
  await run(...Object.values(given));
  return asked;
}

test.each(listedSince)(
  "a list of files is noted with a commit that is no newer than the list",
  async ({ file, part, instead }) => {
    const code = readFileSync(path.join("node_modules", file), "utf8");
    expect(await askedBy(code.replace(part, instead))).toEqual(["commit", "files", "note"]);
    expect(await askedBy(code)).toEqual(["files", "commit", "note"]);
  },
);
