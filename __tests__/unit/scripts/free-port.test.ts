/** Ports: which are free, which a variable names, and who has one. */
import { createServer, type AddressInfo, type Server } from "node:net";
import { freePort, isTaken, portIn } from "../../../scripts/lib/free-port";
import {
  firstProcess,
  listeningInodes,
  portFor,
  portHolder,
  takenBy,
} from "../../../scripts/lib/port-holder";

const listenOn = (port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, host, () => resolve(server));
  });

/**
 * Listens on a port that nobody else takes once it is free again: the system gives out none below 32768, and no other
 * process counts from the number of this one.
 */
const listen = async (host: string): Promise<Server> =>
  listenOn(await freePort(20_000 + (process.pid % 10_000)), host);

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

test("a port that is taken is left to the one who has it", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  expect(await isTaken(port)).toBe(true);
  expect(await freePort(port)).toBeGreaterThan(port);
  await close(server);
  expect(await isTaken(port)).toBe(false);
  expect(await freePort(port)).toBe(port);
});

test("a port that is taken on every address of the machine is taken", async () => {
  const server = await listen("0.0.0.0");
  expect(await isTaken(portOf(server))).toBe(true);
  await close(server);
});

test("a variable names a port, and anything else is told", () => {
  expect(portIn("PORT", 8000, {})).toBe(8000);
  expect(portIn("PORT", 8000, { PORT: " " })).toBe(8000);
  expect(portIn("PORT", 8000, { PORT: "8010" })).toBe(8010);
  for (const wrong of ["abc", "0", "80.5", "70000"])
    expect(() => portIn("PORT", 8000, { PORT: wrong })).toThrow(
      `PORT is "${wrong}"; it must be a number from 1 to 65535, or empty.`,
    );
});

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1111 1
   1: 0100007F:1F40 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 2222 1
   2: 00000000:2328 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 3333 1
`;

test("of the system's table, sockets count that listen on the port", () => {
  expect(listeningInodes(table, 8000)).toEqual(["1111"]);
  expect(listeningInodes(table, 9000)).toEqual(["3333"]);
  expect(listeningInodes(table, 8001)).toEqual([]);
  expect(listeningInodes("", 8000)).toEqual([]);
});

test("the answer of lsof names a process", () => {
  expect(firstProcess("p123\ncnode\nf21\n")).toEqual({ name: "node", pid: 123 });
  expect(firstProcess("")).toBeUndefined();
});

test("a command that finds its port taken says who has it, and how to choose another", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  await expect(portFor("A_PORT", port, "npm start")).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+\\. Choose another one: A_PORT=\\d+ npm start$`),
  );
  await close(server);
  expect(await portFor("A_PORT", port, "npm start")).toBe(port);
});

test("the one who has a port is named, as far as the system tells", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  const holder = portHolder(port);
  // Where neither /proc nor lsof is, nobody is named.
  if (holder) expect(holder.pid).toBe(process.pid);
  expect(takenBy(port)).toMatch(new RegExp(`^Port ${port} is taken by `));
  await close(server);
  expect(portHolder(port)).toBeUndefined();
  expect(takenBy(80, { name: "nginx", pid: 7 })).toBe("Port 80 is taken by nginx (process 7)");
  expect(takenBy(80, { name: "node", pid: 7, folder: "/a" })).toContain("(process 7, in /a)");
});
