/** The local backend of the CMS, for a folder of the tests' own. */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The name of the folder that a backend serves; empty while none answers. */
const servedAt = (address: string): Promise<string> =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action: "info" }),
  })
    .then((response) => response.json() as Promise<{ repo?: string }>)
    .then(
      ({ repo = "" }) => repo,
      () => "",
    );

/** Waits until a backend serves a folder, or has ended. */
async function answerOf(backend: ChildProcess, address: string, project: string): Promise<string> {
  const state = async () => {
    if (backend.exitCode !== null) return "ended";
    // What answers may be another's, who was faster at the port.
    return (await servedAt(address)) === path.basename(project) ? "up" : "down";
  };
  let last = "";
  await expect
    .poll(async () => (last = await state()), { timeout: 60_000 })
    .toMatch(/^(up|ended)$/);
  return last;
}

/**
 * Serves a folder to the CMS while work is done.
 * @param project a folder with a name of its own, which holds content/
 * @param work gets the address of the backend
 */
export async function withBackend(
  project: string,
  work: (address: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    // Another process may take the port before the backend does; then the backend ends, and the next one has another.
    const port = await freePort();
    const address = `http://localhost:${port}/api/v1`;
    const backend = spawn(process.execPath, ["node_modules/decap-server/dist/index.js"], {
      env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project },
      stdio: "ignore",
    });
    try {
      if ((await answerOf(backend, address, project)) === "up") return await work(address);
    } finally {
      backend.kill();
    }
  }
}
