/**
 * `npm run build`: runs Gatsby's build with little memory, and passes its arguments on.
 *
 * This is JavaScript because a host may not install the development dependency that runs TypeScript.
 */
import { spawn } from "node:child_process";
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
const build = spawn(process.execPath, args, {
  stdio: "inherit",
  env: { ...memory, ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => build.kill(signal));
build.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
