/** The cards of shared links and the maps behind headings, which the build makes for its pages. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { writeCards } from "../../../../src/gatsby/social-cards/write-cards";
import { headingMapAddress, socialCard } from "../../../../src/lib/drawing-addresses";

const project = process.cwd();

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "cards-"));
  // The typefaces are there.
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true, force: true });
});

const build = () => writeCards("public");

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the built page of an address, and reads the files that belong to it. */
function page(address: string, title: string, more = "") {
  const card = socialCard(address, title, "Our Firm");
  const metas = { title: `${title} | Our Firm`, site_name: "Our Firm", image: card.src };
  const tags = Object.entries(metas).map(
    ([name, content]) => `<meta property="og:${name}" content="${content}">`,
  );
  write(`public${address}index.html`, `${tags.join("")}${more}`);
  return () => readFileSync(`public${card.src}`);
}

const withMap = (address: string) => `<img src="${headingMapAddress(address)}">`;

const mapAt = (address: string) => readFileSync(`public${headingMapAddress(address)}`, "utf8");

/** The colour of the upper right corner of a picture, where no words are. */
async function corner(picture: Buffer): Promise<number[]> {
  const place = { left: 1190, top: 5, width: 1, height: 1 };
  return [...(await sharp(picture).removeAlpha().extract(place).raw().toBuffer())];
}

test("a new page has a map of its own, which the next build draws alike", async () => {
  for (const address of ["/services/one/", "/services/two/"])
    page(address, "A new service", withMap(address));
  await build();
  const [one, two] = [mapAt("/services/one/"), mapAt("/services/two/")];
  expect(one).not.toBe(two);
  await build();
  expect(mapAt("/services/one/")).toBe(one);
});

test("a page with a map in static/maps shows that one", async () => {
  const map = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  write("static/maps/services.svg", map);
  page("/services/", "Services", withMap("/services/"));
  await build();
  expect(mapAt("/services/")).toBe(map);
});

test("the card of an article shows its cover beside the words, also a new cover", async () => {
  const cover = (background: string) =>
    sharp({ create: { width: 1200, height: 630, channels: 3, background } })
      .png()
      .toBuffer();
  const data = '<script>{"image":["https://www.example.com/static/a/cover.png"]}</script>';
  const card = page("/blog/one/", "An article", data);
  for (const [background, colour] of [
    ["#fff", [255, 255, 255]],
    ["#000", [0, 0, 0]],
  ] as const) {
    write("public/static/a/cover.png", await cover(background));
    await build();
    expect(await corner(card())).toEqual(colour);
  }
  const { width, height } = await sharp(card()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("a page has one card, also after its title has changed", async () => {
  page("/about/", "About us");
  await build();
  const card = page("/about/", "About the firm");
  await build();
  expect(card().length).toBeGreaterThan(0);
  expect(readdirSync("public/share")).toHaveLength(1);
});
