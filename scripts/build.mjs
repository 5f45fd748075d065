/**
 * `npm run build`: runs Gatsby's build with little memory, and passes its arguments on. The languages below content/ are
 * built first, each by itself; the build of content/ puts them in place.
 *
 * This is JavaScript because a host may not install the development dependency that runs TypeScript.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { constants } from "node:os";
import process from "node:process";

/** The largest heap of each process, in megabytes. Without a limit Node delays garbage collection while memory is free. */
const heap = 768;

/** Limits glibc's memory arenas. Otherwise each thread keeps free memory, a fifth of the build's peak. */
const memory = { MALLOC_ARENA_MAX: "2" };

const args = [
  `--max-old-space-size=${heap}`,
  "node_modules/gatsby/cli.js",
  "build",
  ...process.argv.slice(2),
];

/** Builds the language of a folder in content/, or without one that of content/ itself. @returns the exit code */
function build(language = "") {
  const build = spawn(process.execPath, language ? [...args, "--prefix-paths"] : args, {
    stdio: "inherit",
    env: { ...memory, ...process.env, LANGUAGE: language },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => build.kill(signal));
  return new Promise((resolve) => {
    build.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

const languages = readdirSync("content").filter((name) => existsSync(`content/${name}/site.yml`));
const remove = (...folders) =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));

// Gatsby leaves a folder of public/ that it has not made; only that of a language has a page for missing addresses.
const built = existsSync("public") ? readdirSync("public") : [];
const former = built.filter((name) => existsSync(`public/${name}/404/index.html`));
remove(".languages", ...former.map((name) => `public/${name}`));
for (const language of languages) {
  // Gatsby knows one folder of output and one cache, which are those of one language.
  remove("public", ".cache");
  mkdirSync(".languages", { recursive: true });
  process.exitCode ||= await build(language);
  if (!process.exitCode) renameSync("public", `.languages/${language}`);
}
if (languages.length > 0) remove(".cache");
process.exitCode ||= await build();
if (!process.exitCode)
  for (const language of languages) renameSync(`.languages/${language}`, `public/${language}`);
remove(".languages");
