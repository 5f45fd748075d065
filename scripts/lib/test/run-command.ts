/** Runs one step of `npm test` as a process of its own. */
import { spawn } from "node:child_process";

/**
 * Runs a command to its end.
 * @param command the program and its arguments
 * @param env the environment of the process
 * @param collect keeps the output for later instead of printing it as it comes
 * @returns whether it ended with 0, and what it printed if that was collected
 */
export function runCommand(
  command: string[],
  env: NodeJS.ProcessEnv,
  collect: boolean,
): Promise<{ ok: boolean; output: string }> {
  const [program = "", ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ["ignore", collect ? "pipe" : "inherit", collect ? "pipe" : "inherit"],
      env,
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => parts.push(part));
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output: parts.join("") }));
  });
}
