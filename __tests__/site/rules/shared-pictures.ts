/** The picture that networks show with a link to a page. */
import sharp from "sharp";
import { fileOf, isBuilt, origin } from "../../support/site";
import { noTwoAlike, onAllPages, onPublicPages, type Rule } from "./rule";

const pathOf = (image: string) => image.slice(origin.length);

export const rules: Rule[] = [
  onAllPages(
    "every shared picture is in the build, large enough, and as large as the page says",
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
  {
    name: "both networks are given the same picture and the same words for it",
    page: (page) =>
      ["image", "image:alt"].filter(
        (name) => page.meta(`og:${name}`) !== page.meta(`twitter:${name}`),
      ),
  },
  noTwoAlike("every page has a card of its own", (page) => page.meta("og:image")),
  onPublicPages("the words of a card's picture name the page", (page) => {
    const words = page.meta("og:image:alt");
    const title = page.meta("og:title").replace(/ \| .*/, "");
    return words.includes(title) ? [] : [words];
  }),
];
