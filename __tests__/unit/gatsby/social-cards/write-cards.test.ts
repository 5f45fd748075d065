/** The cards of shared links and the maps behind headings, which the build makes for its pages. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeCards, type SharedPage } from "../../../../src/gatsby/social-cards/write-cards";
import { headingMapAddress, socialCard } from "../../../../src/lib/drawing-addresses";
import { workInScratchFolder } from "../../../support/scratch-folder";

/** The folder with the typefaces. */
const modules = path.resolve("node_modules");

workInScratchFolder();
beforeEach(() => symlinkSync(modules, "node_modules"));

const build = (...pages: SharedPage[]) => writeCards("public", "Our Firm", pages);

const card = ({ address, headTitle, cover }: SharedPage) =>
  readFileSync(`public${socialCard(address, headTitle, "Our Firm", cover).src}`);

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const mapAt = (address: string) => readFileSync(`public${headingMapAddress(address)}`, "utf8");

/** The colour of the upper right corner of a picture, where no words are. */
async function corner(picture: Buffer): Promise<number[]> {
  const place = { left: 1190, top: 5, width: 1, height: 1 };
  return [...(await sharp(picture).removeAlpha().extract(place).raw().toBuffer())];
}

test("a new page has a map of its own, which the next build draws alike", async () => {
  const pages = ["/services/one/", "/services/two/"].map((address) => ({
    address,
    headTitle: "A new service",
  }));
  await build(...pages);
  const [one, two] = [mapAt("/services/one/"), mapAt("/services/two/")];
  expect(one).not.toBe(two);
  await build(...pages);
  expect(mapAt("/services/one/")).toBe(one);
});

test("a page with a map in static/maps shows that one", async () => {
  const map = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  write("static/maps/services.svg", map);
  await build({ address: "/services/", headTitle: "Services" });
  expect(mapAt("/services/")).toBe(map);
});

test("the card of an article shows its cover beside the words, also a new cover", async () => {
  const cover = (background: string) =>
    sharp({ create: { width: 1200, height: 630, channels: 3, background } })
      .png()
      .toBuffer();
  const page = { address: "/blog/one/", headTitle: "An article", cover: "/static/a/cover.png" };
  for (const [background, colour] of [
    ["#fff", [255, 255, 255]],
    ["#000", [0, 0, 0]],
  ] as const) {
    write("public/static/a/cover.png", await cover(background));
    await build(page);
    expect(await corner(card(page))).toEqual(colour);
  }
  const { width, height } = await sharp(card(page)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("a page has one card, also after its title has changed", async () => {
  await build({ address: "/about/", headTitle: "About us" });
  const page = { address: "/about/", headTitle: "About the firm" };
  await build(page);
  expect(card(page).length).toBeGreaterThan(0);
  expect(readdirSync("public/share")).toHaveLength(1);
});
