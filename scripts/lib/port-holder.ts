/** Tells who listens on a port of this machine. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { freePort, isTaken, portIn } from "./free-port";

export interface Holder {
  /** What the process is called. */
  name: string;
  pid: number;
  /** The folder that it runs in, where the system tells. */
  folder?: string;
}

/** Gives undefined for what the system does not tell, or not to this user. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Finds the sockets that listen on a port.
 * @param table the text of /proc/net/tcp or /proc/net/tcp6
 * @returns their inodes
 */
function listeningInodes(table: string, port: number): string[] {
  const listening = "0A";
  return table.split("\n").flatMap((line) => {
    const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
    const [, hex = ""] = local.split(":");
    return state === listening && parseInt(hex, 16) === port && inode ? [inode] : [];
  });
}

/**
 * Reads the answer of `lsof -Fpc`.
 * @returns the first process of it
 */
function firstProcess(answer: string): Holder | undefined {
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(answer) ?? [];
  return pid && name ? { name, pid: Number(pid) } : undefined;
}

/** Linux: the process that has one of the port's sockets open. */
function fromProc(port: number): Holder | undefined {
  const inodes = ["tcp", "tcp6"].flatMap((name) =>
    listeningInodes(attempt(() => readFileSync(`/proc/net/${name}`, "utf8")) ?? "", port),
  );
  if (inodes.length === 0) return undefined;
  const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`));
  const holds = (pid: string) =>
    (attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((file) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? ""),
    );
  const pid = readdirSync("/proc").find((name) => /^\d+$/.test(name) && holds(name));
  if (!pid) return undefined;
  const name = attempt(() => readFileSync(`/proc/${pid}/comm`, "utf8").trim()) ?? "a process";
  const folder = attempt(() => readlinkSync(`/proc/${pid}/cwd`));
  return { name, pid: Number(pid), ...(folder ? { folder } : {}) };
}

/** Other systems, where lsof is there. */
const fromLsof = (port: number) =>
  firstProcess(
    attempt(() =>
      execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }),
    ) ?? "",
  );

/** Who listens on a port; undefined if the system does not tell. */
const portHolder = (port: number): Holder | undefined =>
  attempt(() => fromProc(port)) ?? fromLsof(port);

/**
 * A port to listen on, by a variable of the environment.
 * @param name the variable
 * @param usual the port if it is not set
 * @param command what was run
 * @throws an error that says who has the port, and how to choose another
 */
export async function portFor(name: string, usual: number, command: string): Promise<number> {
  const port = portIn(name, usual);
  if (await isTaken(port)) throw await takenError(port, portHolder(port), name, command);
  return port;
}

/**
 * An error that says who has the port, and how to choose another.
 * @param name the variable that chooses the port
 * @param command what was run
 */
export async function takenError(
  port: number,
  holder: Holder | undefined,
  name: string,
  command: string,
): Promise<Error> {
  const other = await freePort(port + 1);
  return new Error(`${takenBy(port, holder)}. Choose another one: ${name}=${other} ${command}`);
}

/** Says in half a sentence that a port is taken, and by whom as far as that is known. */
export function takenBy(port: number, holder = portHolder(port)): string {
  if (!holder) return `Port ${port} is taken by another program`;
  const { name, pid, folder } = holder;
  return `Port ${port} is taken by ${name} (process ${pid}${folder ? `, in ${folder}` : ""})`;
}
