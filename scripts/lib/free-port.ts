/** Finds a port to listen on. */
import { createServer, type AddressInfo } from "node:net";

/** The local addresses that a browser may use for `localhost`. */
const hosts = ["127.0.0.1", "::1"];

/**
 * Listens for a moment.
 * @returns the port, or the code of the error
 */
const tryPort = (port: number, host: string): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", ({ code = "" }: NodeJS.ErrnoException) => resolve(code))
      .listen(port, host, () => {
        const found = (server.address() as AddressInfo).port;
        server.close(() => resolve(found));
      });
  });

/** Whether another program listens on a port of this machine. */
export async function isTaken(port: number): Promise<boolean> {
  for (const host of hosts) if ((await tryPort(port, host)) === "EADDRINUSE") return true;
  return false;
}

/**
 * @param wanted the port to take if nothing listens there
 * @param reserved a port to leave free
 * @returns that port, or the next one that is free
 */
export async function freePort(wanted: number, reserved?: number): Promise<number> {
  let port = wanted;
  while (port === reserved || (await isTaken(port))) port += 1;
  return port;
}

/**
 * Reads a port from an environment variable.
 * @param name the variable
 * @param usual the port if it is not set
 * @throws an error worded for the person who has set it
 */
export function portIn(
  name: string,
  usual: number,
  variables: Record<string, string | undefined> = process.env,
): number {
  const value = variables[name]?.trim();
  if (!value) return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${value}"; it must be a number from 1 to 65535, or empty.`);
}

/**
 * Reads a port from an environment variable, and refuses one that is taken.
 * @param name the variable
 * @param usual the port if it is not set
 * @param command the command to repeat with another port
 * @throws an error that says how to choose another port, if it is taken
 */
export async function portFor(name: string, usual: number, command: string): Promise<number> {
  const port = portIn(name, usual);
  if (!(await isTaken(port))) return port;
  const other = await freePort(port + 1);
  throw new Error(
    `Port ${port} is taken by another program. Choose another one: ${name}=${other} ${command}`,
  );
}
