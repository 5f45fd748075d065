/** What is drawn with the colours and typefaces of the site, and committed, follows them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawings } from "../../scripts/icons";
import { isDrawn } from "../../src/artwork/mark";
import { covers } from "../../src/artwork/covers";
import { hashOfCover } from "../../src/gatsby/output/cover-image";
import { coverHash } from "../../src/gatsby/output/drawings-hash";

/** A logo without its lettering: the name is an editor's to change, and the logo follows when icons are drawn. */
const unlettered = (svg: string) =>
  svg
    .replace(/viewBox="[^"]*" width="\d+"/, "")
    .replace(/<title>.*<\/title>/, "")
    .replace(/<path transform="[^"]*" d="[^"]*"\/>(?=.*<\/g>)/g, "");

test.each(Object.entries(drawings()))("static/%s is what npm run icons draws", (name, svg) => {
  const drawn = readFileSync(path.join("static", name), "utf8");
  // An owner's own stays as it is.
  if (!isDrawn(drawn)) return;
  if (name === "logo.svg") expect(unlettered(drawn)).toBe(unlettered(svg));
  else expect(drawn).toBe(svg);
});

test("drawn covers are what npm run covers draws; pictures of an editor's own are left alone", async () => {
  // A cover keeps its composition when the folder of its entry is renamed or copied.
  const current = new Set([undefined, ...Object.values(covers)].map(coverHash));
  const outdated: string[] = [];
  const pictures = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".jpg"),
  );
  for (const file of pictures.map((name) => path.join("content", name))) {
    const drawnFrom = await hashOfCover(readFileSync(file));
    if (drawnFrom !== undefined && !current.has(drawnFrom)) outdated.push(file);
  }
  expect(outdated).toEqual([]);
});
