import { readFileSync } from "node:fs";
import { peerRow } from "../../../scripts/lib/peer";

/** The rows of the tables of a Markdown text, cell by cell. */
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

test("docs/performance.md has the figures of the peer that npm run lighthouse prints", () => {
  expect(rowsOf(readFileSync("docs/performance.md", "utf8"))).toContainEqual(peerRow());
});
