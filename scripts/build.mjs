/**
 * `npm run build`: runs Gatsby's build so that it takes little memory. What follows the command is passed on.
 *
 * JavaScript, because a build on a host may have no development dependency to run TypeScript with.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";

/** The largest heap of each process, in megabytes: Node otherwise delays garbage collection as long as there is room. */
const heap = 768;

/** glibc otherwise keeps free memory for each thread by itself, a fifth of all that a build takes. */
const memory = { MALLOC_ARENA_MAX: "2" };

const parameters = [
  `--max-old-space-size=${heap}`,
  "node_modules/gatsby/cli.js",
  "build",
  ...process.argv.slice(2),
];
const build = spawn(process.execPath, parameters, {
  stdio: "inherit",
  env: { ...memory, ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => build.kill(signal));
build.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
