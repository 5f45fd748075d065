/** Finds a port to listen on. */
import { createServer, type AddressInfo } from "node:net";

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(undefined))
      .listen(port, "localhost", () => {
        const found = (server.address() as AddressInfo).port;
        server.close(() => resolve(found));
      });
  });

/**
 * @param wanted the port to take if nothing listens there
 * @returns that port, or another that is free
 */
export const freePort = async (wanted: number): Promise<number> =>
  (await tryPort(wanted)) ?? (await tryPort(0)) ?? wanted;
