/** Runs once after all unit tests and removes the file of keep-nodes.ts. */
import { rmSync } from "node:fs";
import path from "node:path";

export default function removeNodes(): void {
  const file = process.env.FIXTURE_NODES;
  if (file) rmSync(path.dirname(file), { recursive: true, force: true });
}
