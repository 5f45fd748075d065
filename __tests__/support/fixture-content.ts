/** The fixture content, checked: no unit test depends on what editors write under content/. */
import path from "node:path";
import { loadContent } from "../../src/content/load";

const fixtures = path.resolve("__tests__/fixtures/content");

/** All fixture content, read once in a test file, on a day that never changes. */
export const content = loadContent(fixtures, { today: "2024-11-21", drafts: false });
if (content.problems.length > 0)
  throw new Error(`The fixture content is wrong: ${JSON.stringify(content.problems)}`);
