/** Finds a port to listen on. */
import { createServer } from "node:net";

/** The local addresses that a browser may use for `localhost`. */
const hosts = ["127.0.0.1", "::1"];

/** Listens for a moment. @returns the code of the error, if there is one */
const tryPort = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", ({ code }: NodeJS.ErrnoException) => resolve(code))
      .listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Whether another program listens on a port of this machine. */
export async function isTaken(port: number): Promise<boolean> {
  const codes = await Promise.all(hosts.map((host) => tryPort(port, host)));
  return codes.includes("EADDRINUSE");
}

/** @returns the wanted port, or the next one on which nothing listens */
export const freePort = async (wanted: number): Promise<number> =>
  (await isTaken(wanted)) ? freePort(wanted + 1) : wanted;

/**
 * @param usual the port if the variable PORT is not set
 * @param command the command to repeat with another port
 * @throws an error that says how to choose another port, if it is taken
 */
export async function portFor(usual: number, command: string): Promise<number> {
  const port = Number(process.env.PORT?.trim() || usual);
  if (!(await isTaken(port))) return port;
  throw new Error(
    `Port ${port} is taken by another program. Choose another one: PORT=${await freePort(port + 1)} ${command}`,
  );
}
