/** The messages for a reference to an entry that does not exist. */
import { replacing, testMistakes } from "./mistakes";

const study = "case-studies/town-hall-tower/index.yml";
const post = "blog/oil-and-dust/index.md";
const home = "pages/home.yml";

testMistakes([
  replacing(
    "a case study of an unknown service",
    study,
    /^services: .*/m,
    "services: [design, ‹1›repairs]",
    `‹1›  services[1]  there is no Service "repairs" (did you mean "repair"?); allowed: design, repair`,
  ),
  replacing(
    "an article of an unknown category",
    post,
    /^category: .*/m,
    "category: ‹1›profit",
    `‹1›  category  there is no Category "profit"; allowed: workshop, drawing-board`,
  ),
  replacing(
    "an article named twice on the home page",
    home,
    /^ {2}posts: .*/m,
    "  posts: [oil-and-dust, winding-habits, ‹1›oil-and-dust]",
    '‹1›  blog.posts[2]  "oil-and-dust" is listed twice',
  ),
]);
