/** The covers that `npm run covers` draws again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { drawnCovers, whyNotDrawn } from "../../../scripts/lib/drawn-covers";
import { makeCover } from "../../../scripts/lib/make-cover";

let root = "";
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "covers-"));
  // No list in code names this cover, as after npm run new or after a rename.
  await makeCover("blog/drawn-here", root);
  const own = await sharp({ create: { width: 16, height: 9, channels: 3, background: "#888" } })
    .withExif({ IFD0: { ImageDescription: "A market at noon" } })
    .jpeg()
    .toBuffer();
  for (const id of ["guides/own-picture", "blog/no-picture"])
    mkdirSync(path.join(root, "content", id), { recursive: true });
  writeFileSync(path.join(root, "content/guides/own-picture/own-picture.jpg"), own);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("drawn covers are drawn again, even unlisted ones; an editor's own picture is kept", async () => {
  expect(await drawnCovers(root)).toEqual(["content/blog/drawn-here/drawn-here.jpg"]);
});

test("a cover can be drawn for an entry without one, or with a drawn one", async () => {
  expect(await whyNotDrawn("blog/drawn-here", root)).toBeUndefined();
  expect(await whyNotDrawn("blog/no-picture", root)).toBeUndefined();
});

test.each([
  ["blog", "Not a folder under content/: blog (try blog/some-id)"],
  ["../blog/drawn-here", "Not a folder under content/"],
  ["blog/renamed", "There is no folder content/blog/renamed"],
  ["guides/own-picture", "content/guides/own-picture/own-picture.jpg is a picture of your own"],
])("%s is refused, with the reason", async (id, reason) => {
  expect(await whyNotDrawn(id, root)).toContain(reason);
});
