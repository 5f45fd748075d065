import sharp from "sharp";
import { indexedPng, type Colour } from "../../../../src/gatsby/output/social-cards/indexed-png";
import { drawCard } from "../../../../src/gatsby/output/social-cards/card";

test("a picture is read back pixel for pixel", async () => {
  const colours: Colour[] = [
    [0, 0, 0],
    [255, 128, 3],
    [9, 200, 77],
  ];
  const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
  const png = await indexedPng({ width: 3, height: 2, colours, pixels });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect([...data]).toEqual([...pixels].flatMap((pixel) => colours[pixel] ?? []));
});

test("a card shows its title, and is light enough for networks", async () => {
  const card = { path: "/blog/one/", title: "A first title of some length", siteName: "Site" };
  const drawn = await drawCard(card);
  expect((await drawCard({ ...card, title: "Another" })).equals(drawn)).toBe(false);
  const { width, height, format } = await sharp(drawn).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
  expect(drawn.length).toBeLessThan(100_000);
});

test.each([
  ["a long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ["many words", "A title that goes on and on for each of its readers, ".repeat(6)],
])("%s stays on the plate", async (_, title) => {
  const draw = (text: string) => drawCard({ path: "/blog/one/", title: text, siteName: "Site" });
  const part = (card: Buffer, left: number, top: number, width: number, height: number) =>
    sharp(card).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const card = await draw(title);
  const short = await draw("Short");
  // Above the plate, and within it beside the words.
  for (const [left, top, width, height] of [
    [0, 0, 1200, 42],
    [790, 420, 48, 160],
  ] as const)
    expect(
      (await part(card, left, top, width, height)).equals(
        await part(short, left, top, width, height),
      ),
    ).toBe(true);
});
