/**
 * The messages for mistakes of editors. Each file of broken/ has the mistakes of one subject. They run as one test
 * file, so that the fixtures are read and parsed once.
 */
import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "broken");

for (const file of readdirSync(folder)) {
  if (/\.test\.ts$/.test(file))
    throw new Error(
      `Name broken/${file} after its subject, without .test: Jest would run it twice.`,
    );
  describe(path.parse(file).name, () => {
    jest.requireActual(path.join(folder, file));
  });
}
