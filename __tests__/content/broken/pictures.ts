/** The messages for pictures, films and files beside a text that pages cannot show. */
import { expectReport } from "../content-copy";

const post = "blog/oil-and-dust/index.md";
const tower = "case-studies/town-hall-tower/index.yml";
const shop = "case-studies/station-shop/index.yml";

const noFilm = (address: string) =>
  `picture  ${address} cannot be shown as a film here; give it a paragraph of its own and words in the square brackets, and write the address of one film, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or an .mp4 file`;

test("pictures, films and files that are missing or cannot be shown, beside some that can", () =>
  expectReport(
    (content) => {
      for (const name of ["quay(1).jpg", "a\u0300 quai.jpg", "QUAY.JPG", "film.mp4", "a b.pdf"])
        content.write(`blog/oil-and-dust/${name}`, "");
      for (const name of ["quay%281%29.jpg", "quay(1).jpg", "%C3%A0%20quai.jpg", "QUAY.JPG"])
        content.append(post, `\n![The quay](${name})\n`);
      content.append(
        post,
        `
![The quay](film.mp4)

[![The quay](cover.jpg)](https://youtu.be/abcdefghijk)

[Prices](a%20b.pdf) and ‹1›[rates](a-b.pdf)

‹2›![Orders by week](orders.png)

‹3›![](cover.jpg)

‹4›![The quay](https://images.example.com/quay.jpg)

‹5›![The quay](data:image/png;base64,${"A".repeat(90)})

‹6›![A channel](https://www.youtube.com/@channel)

‹7›![](https://youtu.be/abcdefghijk)

‹8›![In a line](https://vimeo.com/12345) of words
`,
      );
      content.replace(tower, /^image: .*/m, "image: ‹1›covers.jpg");
      content.replace(shop, /^image: .*/m, "image: ‹1›cover.svg");
    },
    [
      `${post}:‹1›  link  there is no file content/blog/oil-and-dust/a-b.pdf (did you mean "content/blog/oil-and-dust/a b.pdf"?)`,
      `${post}:‹2›  picture  the picture content/blog/oil-and-dust/orders.png is missing`,
      `${post}:‹3›  picture  has no alternative text; say in the square brackets what it shows`,
      `${post}:‹4›  picture  the picture https://images.example.com/quay.jpg is not beside the text; save it there, and write its name here`,
      `${post}:‹5›  picture  the picture data:image/png;base64,AAAAAAAAAAAAAAAAAA… is not beside the text; save it there, and write its name here`,
      `${post}:‹6›  ${noFilm("https://www.youtube.com/@channel")}`,
      `${post}:‹7›  ${noFilm("https://youtu.be/abcdefghijk")}`,
      `${post}:‹8›  ${noFilm("https://vimeo.com/12345")}`,
      `${shop}:‹1›  image  "cover.svg" must name a .jpg, .png or .webp picture`,
      `${tower}:‹1›  image  the picture content/case-studies/town-hall-tower/covers.jpg is missing (did you mean "cover.jpg"?)`,
    ].map((problem) => `content/${problem}`),
  ));
