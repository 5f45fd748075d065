/** A production install leaves out devDependencies, so every package that a build needs is in dependencies. */
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(__dirname, "../..");
const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  overrides: Record<string, unknown>;
  engines: { node: string };
};

/** The files that Gatsby reads by itself, and those that the build bundles or runs. */
const entries = [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "src/pages/**/*.tsx",
  "src/templates/*.tsx",
  "src/cms/*.ts",
];

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

it("every package that a build imports is in dependencies", async () => {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => path.join(root, entry)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(root, "public"),
    packages: "external",
    platform: "node",
    jsx: "automatic",
    logLevel: "silent",
    loader: { ".svg": "empty", ".png": "empty", ".jpg": "empty" },
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports
      .filter(({ external, path: name }) => external && !name.startsWith("."))
      .map(({ path: name }) => packageOf(name)),
  );
  const packages = [...new Set(imported)].filter((name) => !isBuiltin(name));
  expect(packages).toContain("gatsby");
  expect(packages.filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

it("every plugin that the configuration names is in dependencies", () => {
  const config = readFileSync(path.join(root, "gatsby-config.ts"), "utf8");
  const plugins = [...config.matchAll(/"((?:@[\w-]+\/)?gatsby-[\w-]+)"/g)].map(
    ([, name]) => name ?? "",
  );
  expect(plugins).toContain("gatsby-source-filesystem");
  expect(plugins.filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

it("developers, the host and the workflow use one version of Node, which package.json allows", () => {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const version = read(".nvmrc").trim();
  const [, lowest, next] = />=(\d+)\.\d+ <(\d+)/.exec(manifest.engines.node) ?? [];
  expect(Number(version)).toBeGreaterThanOrEqual(Number(lowest));
  expect(Number(version)).toBeLessThan(Number(next));
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${version}"`);
  expect(read(".github/workflows/test.yml")).toMatch(new RegExp(`node: \\[.*\\b${version}\\b`));
});
