/** ESLint objects wherever an import crosses a border between folders, runs in a circle, or brings in Node or React. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

interface Borders {
  mayImport: Record<string, string[]>;
  foldersForBrowsers: string[];
  modulesWithNode: string[];
  withoutReact: string[];
}

/** Runs a module of Node's own in the project and returns the JSON that it prints. */
function evaluate<Value>(script: string, input = ""): Value {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: root, encoding: "utf8", input, maxBuffer: 1e8 },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Value;
}

const { mayImport, foldersForBrowsers, modulesWithNode, withoutReact } = evaluate<Borders>(
  `import * as borders from "./scripts/lib/import-borders.mjs"; console.log(JSON.stringify(borders));`,
);
const folders = Object.keys(mayImport);

/** A module of a folder, without its ending. */
function moduleIn(folder: string): string {
  const [file] = readdirSync(path.join(root, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  return `src/${folder}/${(file ?? "").replace(/\.tsx?$/, "")}`;
}

const isClosed = (from: string, to: string) =>
  ![from, ...(mayImport[from] ?? [])].some((open) => to === open || to.startsWith(`${open}/`));

/** A file that does not exist, which imports from every folder that is closed to its own. */
const trespasser = (folder: string) => ({
  file: `src/${folder}/trespasser.ts`,
  closed: folders.filter((other) => isClosed(folder, other)),
  node: foldersForBrowsers.includes(folder),
  react: withoutReact.includes(folder),
});

const texts = folders.map((folder) => {
  const { file, closed, node, react } = trespasser(folder);
  const imports = closed.map(
    (other) => `import "${path.relative(path.dirname(file), moduleIn(other))}";`,
  );
  return {
    file,
    text: [
      ...imports,
      ...(node ? ['import "node:fs";'] : []),
      ...(react ? ['import "react";'] : []),
    ].join("\n"),
  };
});

// A module that is imported by the one it now imports.
const circle = {
  file: "src/lib/calendar-date.ts",
  text: 'import "../content/publish/published";\n',
};

/** Files that import what they may not, or may, with what ESLint says of each line. */
const others = [
  { file: modulesWithNode[0] ?? "", text: 'import "node:fs";', rules: [] },
  ...modulesWithNode.map((module) => ({
    file: `src/content/check/beside-${path.basename(module)}`,
    text: `import "${path.relative("src/content/check", module).replace(/\.ts$/, "")}";`,
    rules: ["no-restricted-imports"],
  })),
  {
    file: "src/lib/trespasser-2.ts",
    text: 'import "../../scripts/lib/median";\nimport "../../__tests__/support/theme";',
    rules: ["import-x/no-restricted-paths", "import-x/no-restricted-paths"],
  },
  {
    file: "gatsby-trespasser.ts",
    text: `import "./scripts/lib/median";\nimport "./${moduleIn("gatsby")}";`,
    rules: ["import-x/no-restricted-paths"],
  },
  {
    file: "scripts/trespasser.ts",
    text: [
      'import "../__tests__/support/theme";',
      `import "../${moduleIn("ui")}";`,
      `import "../${moduleIn("gatsby")}";`,
      'import "node:fs";',
    ].join("\n"),
    rules: ["import-x/no-restricted-paths", "import-x/no-restricted-paths"],
  },
];

const complaints = evaluate<Record<string, { line: number; ruleId: string }[]>>(
  `import { ESLint } from "eslint";
   import { text } from "node:stream/consumers";
   const eslint = new ESLint();
   const found = {};
   for (const { file, text: code } of JSON.parse(await text(process.stdin))) {
     const [result] = await eslint.lintText(code, { filePath: file });
     found[file] = result.messages.map(({ line, ruleId }) => ({ line, ruleId }));
   }
   console.log(JSON.stringify(found));`,
  JSON.stringify([...texts, ...others, circle]),
);

test("every folder of src has its borders", () => {
  const known = new Set(folders.map((folder) => folder.split("/")[0]));
  const present = readdirSync(path.join(root, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(present.filter((name) => !known.has(name))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(path.join(root, "src", folder)))).toEqual([]);
});

test.each(folders)("src/%s imports nothing that is closed to it", (folder) => {
  const { file, closed, node, react } = trespasser(folder);
  const rules = complaints[file]?.map(({ line, ruleId }) => `${line} ${ruleId}`);
  const expected = [
    ...closed.map((_, index) => `${index + 1} import-x/no-restricted-paths`),
    ...(node ? [`${closed.length + 1} no-restricted-imports`] : []),
    ...(react
      ? [`${closed.length + (node ? 2 : 1)} @typescript-eslint/no-restricted-imports`]
      : []),
  ];
  expect(rules).toEqual(expected);
});

test("no import runs in a circle", () => {
  const rules = complaints[circle.file]?.map(({ ruleId }) => ruleId);
  expect(rules).toContain("import-x/no-cycle");
});

test("modules that need Node exist, and are a border within src/content", () => {
  expect(modulesWithNode.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(others)(
  "ESLint objects to what $file may not import, and to nothing else",
  ({ file, rules }) => {
    expect(complaints[file]?.map(({ ruleId }) => ruleId)).toEqual(rules);
  },
);
