/** What a build says of a page that cannot be rendered. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { describeFailure } from "../../../../src/gatsby/render/failed-page";

let folder = "";
let built = "";

/** A line of src/ that fails, and a component that leads to it. */
const sources = {
  "src/lib/sum.ts":
    "export const sum = (prices: number[]) =>\n  prices.map(String).at(0)!.length;\n",
  "src/ui/Price.tsx": `import { sum } from "../lib/sum";\n\nexport function Price() {\n  return sum([]);\n}\n`,
  "other/run.ts": `export { Price } from "../src/ui/Price";\nexport const own = () => { throw new Error("no"); };\n`,
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "built-"));
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  built = path.join(folder, "out/page.cjs");
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, "other/run.ts")],
    outfile: built,
    bundle: true,
    format: "cjs",
    platform: "node",
    minifyWhitespace: true,
    sourcemap: "external",
    write: false,
  });
  for (const { path: file, text } of outputFiles) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Sources are named as webpack names them.
    writeFileSync(file, text.replaceAll('"../', '"webpack://website/./'));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a function of the built code throws. */
function thrown(name: "Price" | "own"): Error {
  const code = jest.requireActual<Record<"Price" | "own", () => void>>(built);
  try {
    code[name]();
  } catch (error) {
    return error as Error;
  }
  throw new Error(`${name} did not fail.`);
}

/** React's stack of components, for the line of the built code that is in a component. */
const componentsOf = (error: Error) =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => line.includes("Price"))
    .map((line) => line.replace(/at \S*Price/, "at Price"))
    .concat("    at div (<anonymous>)")
    .join("\n");

test("the page, the component and the line are named", () => {
  const error = thrown("Price");
  expect(describeFailure("/services/", error, componentsOf(error)).split("\n")).toEqual([
    "The page /services/ could not be rendered.",
    expect.stringMatching(/^ {2}error: {5}TypeError: Cannot read properties of undefined/),
    "  component: Price, src/ui/Price.tsx",
    expect.stringMatching(/^ {2}source: {4}src\/lib\/sum\.ts:2:\d+$/),
  ]);
});

test("without a place in src/, the page and the error are named", () => {
  expect(describeFailure("/", thrown("own"), "\n    at div (<anonymous>)")).toBe(
    "The page / could not be rendered.\n  error:     Error: no",
  );
  expect(describeFailure("/", "a text", "")).toContain("a text");
});
