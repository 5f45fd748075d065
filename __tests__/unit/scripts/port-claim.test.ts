import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { claimPort } from "../../../scripts/lib/port-claim";

const port = 59_999;
let claims: string;
const claim = () => claimPort(port, "PORT", "npm start", claims);
const claimedBy = (pid: number) =>
  writeFileSync(
    path.join(claims, `northkeel-port-${port}.json`),
    JSON.stringify({ name: "npm start", pid, folder: "/another/copy" }),
  );

beforeEach(() => {
  claims = mkdtempSync(path.join(tmpdir(), "claims-"));
});
afterEach(() => rmSync(claims, { recursive: true, force: true }));

test("a second copy on a port that the first does not yet listen on is told whose it is", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(other, "spawn");
  const ended = once(other, "exit");
  try {
    claimedBy(other.pid ?? 0);
    await expect(claim()).rejects.toThrow(
      new RegExp(
        `^Port ${port} is taken by npm start \\(process ${other.pid}, in /another/copy\\)\\. Choose another one: PORT=\\d+ npm start$`,
      ),
    );
  } finally {
    other.kill();
    await ended;
  }
  await expect(claim()).resolves.toBeUndefined();
});

test("a claim that was left by a process that has ended, or is unreadable, counts for nothing", async () => {
  writeFileSync(path.join(claims, `northkeel-port-${port}.json`), "{");
  await expect(claim()).resolves.toBeUndefined();
  await expect(claim()).resolves.toBeUndefined();
});
