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
    name: "a picture in Markdown with codes instead of spaces in its name",
    edit: (content) => {
      content.write("blog/oil-and-dust/the quay.jpg", "");
      content.append(post, "\n![The quay](<the quay.jpg>)\n\n‹1›![The quay](the%20quay.jpg)\n");
    },
    problems: [
      `content/${post}:‹1›  picture  the picture content/blog/oil-and-dust/the%20quay.jpg is missing; write its name with the spaces, between < and >: ![…](<the quay.jpg>)`,
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
