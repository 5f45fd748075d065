/** WebKitGTK from Debian or Ubuntu, which has Safari's engine, driven over W3C WebDriver on a virtual screen. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../../../scripts/lib/free-port";
import { keys, type Engine, type Size, type Tab } from "./engine";

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Time to wait for the result of a script, in milliseconds. The driver may never answer a script that it gets while the
 * page is being left, and gives up on it only after 30 seconds.
 */
const scriptTimeout = 3000;

/** Time to wait for any other answer, in milliseconds. It takes a second or two, but rarely the driver never answers. */
const answerTimeout = 30_000;

const client =
  (port: number): Call =>
  async (method, path, body) => {
    const limit = path.endsWith("/execute/sync") ? scriptTimeout : answerTimeout;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(limit),
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Waits until the driver answers. */
async function ready(call: Call): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await call("GET", "/status");
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** A tab of a session. WebKitGTK's driver has no touch, so the mouse replaces it. */
function tabOf(call: Call, session: string): Omit<Tab, "close"> {
  const post = async (path: string, body: object) => call("POST", `${session}/${path}`, body);
  const act = async (source: object) => {
    await post("actions", { actions: [source] });
  };
  const type = (characters: string[]) =>
    act({
      type: "key",
      id: "keyboard",
      actions: characters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    goto: async (url) => {
      await post("url", { url });
    },
    evaluate: (expression) => post("execute/sync", { script: `return ${expression}`, args: [] }),
    point: (x, y, _pointer, press) => {
      const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
      const click = ["pointerDown", "pointerUp"].map((each) => ({ type: each, button: 0 }));
      return act({ type: "pointer", id: "mouse", actions: press ? [move, ...click] : [move] });
    },
    type: (text) => type([...text]),
    press: (key) => type([keys[key]]),
  };
}

async function startDriver(program: string, display: string) {
  // Two workers that start together must not find the same port.
  const port = await freePort(20_000 + (process.pid % 20_000));
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display },
  });
  const call = client(port);
  await ready(call);
  return { call, stop: () => driver.kill() };
}

/**
 * Starts a virtual screen. Each tab is a browser with a driver of its own.
 * @param program the path of the driver
 * @param proxyPort the port of the proxy for all requests, including those to localhost
 */
export async function startWebKit(program: string, proxyPort: number): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  let stopDriver = () => true;
  const stopAll = () => {
    stopDriver();
    screen.kill();
  };
  process.once("exit", stopAll);
  const proxy = { proxyType: "manual", httpProxy: `127.0.0.1:${proxyPort}` };
  const capabilities = { alwaysMatch: { proxy, timeouts: { script: scriptTimeout } } };
  const open = async (size: Size): Promise<Tab> => {
    const { call, stop } = await startDriver(program, `:${String(number).trim()}`);
    stopDriver = stop;
    const { sessionId } = (await call("POST", "/session", { capabilities })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    await call("POST", `${session}/window/rect`, size);
    const close = async () => {
      // A driver that does not answer is ended all the same.
      await call("DELETE", session).catch(() => undefined);
      stop();
    };
    return { ...tabOf(call, session), close };
  };
  /** Opens a tab; where a driver does not answer, with the next one. */
  const openBy = (size: Size, drivers: number): Promise<Tab> =>
    open(size).catch((error: unknown) => {
      stopDriver();
      if (drivers === 1) throw error;
      return openBy(size, drivers - 1);
    });
  return {
    open: (size) => openBy(size, 3),
    close: async () => stopAll(),
  };
}
