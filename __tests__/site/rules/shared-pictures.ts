/** The picture that social networks show with a link. */
import sharp from "sharp";
import { origin } from "../../support/content-files";
import { fileOf, isBuilt } from "../../support/site";
import { onEachPage, noTwoAlike, onAllPages, onPublicPages, type Rule } from "./rule";

const pathOf = (image: string) => image.slice(origin.length);

export const rules: Rule[] = [
  onAllPages(
    "every og:image is built, at least 1200 by 600 px, and has the stated size",
    (page) => ({
      image: page.meta("og:image"),
      size: `${page.meta("og:image:width")}x${page.meta("og:image:height")}`,
    }),
    async (pages) => {
      const wrong = await Promise.all(
        [...pages].map(async ([route, { image, size }]) => {
          if (!image.startsWith(`${origin}/`) || !isBuilt(pathOf(image)))
            return `${route}: ${image} is missing`;
          const { width, height } = await sharp(fileOf(pathOf(image))).metadata();
          return size === `${width}x${height}` && width >= 1200 && height >= 600
            ? []
            : `${route}: said ${size}, is ${width}x${height}`;
        }),
      );
      return wrong.flat();
    },
  ),
  onEachPage("Open Graph and Twitter tags have the same picture and alt text", (page) =>
    ["image", "image:alt"].filter(
      (name) => page.meta(`og:${name}`) !== page.meta(`twitter:${name}`),
    ),
  ),
  noTwoAlike("no two pages have the same picture", (page) => page.meta("og:image")),
  onPublicPages("the alt text of a picture has the title of the page", (page) => {
    const words = page.meta("og:image:alt");
    const title = page.meta("og:title").replace(/ \| .*/, "");
    return words.includes(title) ? [] : [words];
  }),
];
