/** Measures a command with all its child processes: wall time, CPU time, peak memory. */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";

/** How often memory is sampled, in milliseconds. */
const interval = 500;

export interface Measure {
  /** Wall time in seconds, which also depends on the load of the machine. */
  wall: number;
  /** CPU time in seconds, user and system. */
  cpu: number;
  /** The most memory at one time, in bytes. */
  peak: number;
}

/**
 * The memory of a process, in bytes. On Linux this is its proportional share, since the processes of a build map the
 * same database, and the resident size counts it once for each. Elsewhere it is the resident size.
 */
function heldBy(pid: number, residentKilobytes: number): number {
  let kilobytes = residentKilobytes;
  try {
    const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    kilobytes = Number(share?.[1] ?? kilobytes);
  } catch {
    // Not Linux, or the process has ended.
  }
  return kilobytes * 1024;
}

/** The memory of a process and all its descendants, in bytes. */
function memoryOf(root: number): number {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let total = 0;
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  for (const [pid = 0, , kilobytes = 0] of processes)
    if (family.has(pid)) total += heldBy(pid, kilobytes);
  return total;
}

/**
 * Adds up what the shell's `times` prints.
 * @param times a line for the shell and one for the commands it has run, each `0m1.5s 0m0.2s`
 * @returns seconds of all
 */
const secondsOf = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a command in a folder.
 * @param command for a POSIX shell
 * @throws an error with the end of its output if it fails
 */
export async function measureCommand(command: string, folder: string): Promise<Measure> {
  const started = Date.now();
  // The shell's `times` reports the CPU time of processes that have ended; Node does not.
  const child = spawn("sh", ["-c", `( ${command} ); code=$?; times >&3; exit $code`], {
    cwd: folder,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, out, err, told] = child.stdio as unknown as [null, Readable, Readable, Readable];
  const output = Promise.all([text(out), text(err)]);
  const times = text(told);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), interval);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(watch);
  if (code !== 0) {
    const said = (await output).map((each) => each.slice(-3000)).join("\n");
    throw new Error(`\`${command}\` failed in ${folder}.\n${said}`);
  }
  return { wall: (Date.now() - started) / 1000, cpu: secondsOf(await times), peak };
}
