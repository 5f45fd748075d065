/** The fixture content, which keeps unit tests independent of what editors write in content/. */
import path from "node:path";
import { loadContent } from "../../src/content/disk/load";

const fixtures = path.resolve("__tests__/fixtures/content");

/** All fixture content, as published on a fixed day. */
export const content = loadContent(fixtures, { today: "2024-11-21", drafts: false });
if (content.problems.length > 0)
  throw new Error(`The fixture content is wrong: ${JSON.stringify(content.problems)}`);
