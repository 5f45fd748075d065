import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchBuildCode } from "../../../scripts/lib/build-code";

test("says which file has changed and what to do, for code and not for pages", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "build-code-"));
  const folder = path.join(root, "src/model");
  for (const each of ["src/model", "src/pages"])
    mkdirSync(path.join(root, each), { recursive: true });
  let stop = () => Promise.resolve();
  const told = await new Promise<string>((resolve) => {
    stop = watchBuildCode(resolve, root);
    // Written until it is noticed: the watcher says nothing of when it has begun.
    const writing = setInterval(() => {
      writeFileSync(path.join(root, "src/pages/index.tsx"), String(Date.now()));
      writeFileSync(path.join(folder, "kinds.ts"), String(Date.now()));
    }, 20);
    const given = stop;
    stop = () => {
      clearInterval(writing);
      return given();
    };
  });
  await stop();
  rmSync(root, { recursive: true });
  expect(told).toMatch(/^src\/model\/kinds\.ts has changed\..* run npm start again\.$/);
});
