/**
 * What an editor is shown of mistakes: every file of broken/ holds those of one subject. They run as one file, so that
 * the content of the fixtures is read and parsed once.
 */
import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "broken");

/** What the files of the folder share. */
const shared = "mistakes.ts";

for (const file of readdirSync(folder).filter((name) => name !== shared)) {
  if (/\.test\.ts$/.test(file))
    throw new Error(
      `Name broken/${file} after its subject, without .test: Jest would run it twice.`,
    );
  describe(path.parse(file).name, () => {
    jest.requireActual(path.join(folder, file));
  });
}
