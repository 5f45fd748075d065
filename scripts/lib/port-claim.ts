/** Keeps a port for a program that listens on it only after a while, so that no second one starts meanwhile. */
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { takenError, type Holder } from "./port-holder";

/** Whether a process of that number runs. One of another user counts, although it takes no signal. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process that has written a claim, if it still runs. */
function holderIn(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8")) as Holder;
    return isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file could be given a further name, which is false where that name is in use. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Claims a port until this process ends.
 * @param port a port that nothing listens on
 * @param name the variable that chooses the port
 * @param command what was run
 * @param claims the folder of the claims
 * @throws an error that says who has claimed the port, and how to choose another
 */
export async function claimPort(
  port: number,
  name: string,
  command: string,
  claims: string = tmpdir(),
): Promise<void> {
  const file = path.join(claims, `northkeel-port-${port}.json`);
  const own: Holder = { name: command, pid: process.pid, folder: process.cwd() };
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(own));
  try {
    // A link appears with its content or not at all, and only the first of two can make it.
    while (!linked(whole, file)) {
      const holder = holderIn(file);
      if (holder && holder.pid !== process.pid) throw await takenError(port, holder, name, command);
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(whole);
  }
  process.once("exit", () => rmSync(file, { force: true }));
}
