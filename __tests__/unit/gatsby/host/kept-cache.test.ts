/**
 * A host that keeps two folders, as Netlify does: it replaces them when it restores.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { fittingCache } from "../../../../src/gatsby/host/kept-cache";

type Cache = NonNullable<IAdapter["cache"]>;
type Options = Parameters<Cache["restore"]>[0];

let folder = "";
let root = "";
let host = "";
let said: string[] = [];

const directories = [".cache", "public"];
const options = () =>
  ({
    directories,
    reporter: { info: (text: string) => said.push(text) },
  }) as unknown as Options;

/** What the host does without knowing what it keeps. */
const hostCache: Cache = {
  restore: () => {
    if (!existsSync(host)) return false;
    for (const name of directories) {
      rmSync(path.join(root, name), { recursive: true, force: true });
      if (existsSync(path.join(host, name)))
        cpSync(path.join(host, name), path.join(root, name), { recursive: true });
    }
    return true;
  },
  store: () => {
    for (const name of directories)
      cpSync(path.join(root, name), path.join(host, name), { recursive: true });
  },
};

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const restore = () => fittingCache(hostCache, root).restore(options());

/** A machine that has just checked out the project and compiled the code of the build. */
function freshMachine(): void {
  for (const name of directories) rmSync(path.join(root, name), { recursive: true, force: true });
  write(".cache/compiled/gatsby-node.js", "new code");
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-cache-"));
  root = path.join(folder, "project");
  host = path.join(folder, "host");
  said = [];
  write("package.json", "{}");
  write(".cache/compiled/gatsby-node.js", "old code");
  write(".cache/redux/state", "state");
  write("public/index.html", "<p>page</p>");
  await fittingCache(hostCache, root).store(options());
  freshMachine();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a cache that fits comes back, with the code of this build and nothing said", async () => {
  expect(await restore()).toBe(true);
  expect(read("public/index.html")).toBe("<p>page</p>");
  expect(read(".cache/redux/state")).toBe("state");
  expect(read(".cache/compiled/gatsby-node.js")).toBe("new code");
  expect(said).toEqual([]);
});

const misfits: [why: string, spoil: () => void, word: RegExp][] = [
  ["other packages", () => write("package.json", '{"version":"2"}'), /other packages/],
  ["a missing page", () => rmSync(path.join(host, "public/index.html")), /not whole/],
  ["a page cut off", () => writeFileSync(path.join(host, "public/index.html"), "<p"), /not whole/],
  ["no public folder", () => rmSync(path.join(host, "public"), { recursive: true }), /not whole/],
  ["a missing state", () => rmSync(path.join(host, ".cache/redux/state")), /not whole/],
  ["no note", () => rmSync(path.join(host, ".cache/kept-cache.json")), /does not say/],
];

test.each(misfits)("a cache with %s is deleted with a sentence", async (_why, spoil, word) => {
  spoil();
  expect(await restore()).toBe(false);
  expect(existsSync(path.join(root, "public"))).toBe(false);
  expect(existsSync(path.join(root, ".cache/redux"))).toBe(false);
  expect(read(".cache/compiled/gatsby-node.js")).toBe("new code");
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(word);
});
