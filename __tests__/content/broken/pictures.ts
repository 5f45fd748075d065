/** The messages for a picture that is missing or belongs to no entry. */
import { appending, replacing, testMistakes } from "./mistakes";

const study = "case-studies/town-hall-tower/index.yml";
const post = "blog/oil-and-dust/index.md";

testMistakes([
  replacing(
    "a picture named in YAML that is missing",
    study,
    /^image: .*/m,
    "image: ‹1›covers.jpg",
    '‹1›  image  the picture content/case-studies/town-hall-tower/covers.jpg is missing (did you mean "cover.jpg"?)',
  ),
  replacing(
    "a picture in another file format",
    study,
    /^image: .*/m,
    "image: ‹1›cover.svg",
    '‹1›  image  "cover.svg" must name a .jpg, .png or .webp picture',
  ),
  appending(
    "a picture in Markdown that is missing",
    post,
    "\n‹1›![Orders by week](orders.png)\n",
    "‹1›  picture  the picture content/blog/oil-and-dust/orders.png is missing",
  ),
  {
    name: "no problem for a picture with codes, accents or capitals in its name",
    edit: (content) => {
      for (const name of ["quay(1).jpg", "a\u0300 quai.jpg", "QUAY.JPG"])
        content.write(`blog/oil-and-dust/${name}`, "");
      for (const name of ["quay%281%29.jpg", "quay(1).jpg", "%C3%A0%20quai.jpg", "QUAY.JPG"])
        content.append(post, `\n![The quay](${name})\n`);
    },
    problems: [],
  },
  ...[
    [
      "https://images.example.com/quay.jpg",
      "https://images.example.com/quay.jpg is on another host",
    ],
    [
      `data:image/png;base64,${"A".repeat(90)}`,
      "data:image/png;base64,AAAAAAAAAAAAAAAAAA… is written into the text",
    ],
    ["file:///quay.jpg", "file:///quay.jpg is not beside the text"],
  ].map(([address, fault]) =>
    appending(
      `a picture at ${address?.slice(0, 6)}`,
      post,
      `\n‹1›![The quay](${address})\n`,
      `‹1›  picture  the picture ${fault}; save it beside the text, and write its name here`,
    ),
  ),
  ...[
    "![A channel](https://www.youtube.com/@channel)",
    "![](https://youtu.be/abcdefghijk)",
    "![In a line](https://vimeo.com/12345) of words",
  ].map((film) =>
    appending(
      `a film that cannot be shown: ${film}`,
      post,
      `\n‹1›${film}\n`,
      `‹1›  picture  ${/\((.*)\)/.exec(film)?.[1]} cannot be shown as a film here; give it a paragraph of its own and words in the square brackets, and write the address of one film, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or an .mp4 file`,
    ),
  ),
  {
    name: "no problem for films and files beside the text, and a message for one that is missing",
    edit: (content) => {
      for (const name of ["film.mp4", "quay prices.pdf"])
        content.write(`blog/oil-and-dust/${name}`, "");
      content.append(
        post,
        "\n![The quay](film.mp4)\n\n[![The quay](cover.jpg)](https://youtu.be/abcdefghijk)\n\n[Prices](quay%20prices.pdf) and\n‹1›[rates](quay-prices.pdf)\n",
      );
    },
    problems: [
      `content/${post}:‹1›  link  there is no file content/blog/oil-and-dust/quay-prices.pdf (did you mean "content/blog/oil-and-dust/quay prices.pdf"?)`,
    ],
  },
  appending(
    "a picture in Markdown without alternative text",
    post,
    "\n‹1›![](cover.jpg)\n",
    "‹1›  picture  has no alternative text; say in the square brackets what it shows",
  ),
  {
    name: "a folder with a picture and no entry",
    edit: (content) => content.write("blog/next-article/cover.jpg", ""),
    problems: [
      "content/blog/next-article/cover.jpg:1:1  is in a folder without index.md, so it belongs to no entry",
    ],
  },
]);
