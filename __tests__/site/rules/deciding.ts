/** What convinces a visitor: the path to a proposal, the guarantee, the team. */
import { oneSpace } from "../../support/built-page";
import { all, only } from "../../support/content-files";
import { differences, sameList } from "./lists";
import { onPage, onPagesOf, type Rule } from "./rule";

const path = all("PathStep").map(({ data }) => oneSpace(`${data.title} ${data.text}`));

const paths = new Map(["/", "/contact/", "/process/", "/services/"].map((route) => [route, path]));

export const rules: Rule[] = [
  onPagesOf(
    paths,
    "pages with the path to a proposal have its steps once, in order",
    (page, steps) => sameList(page.texts("main .path > li"), steps),
  ),
  onPage("/", "the home page has the guarantee", (page) =>
    sameList(page.texts("main .guarantee"), [oneSpace(only("SiteSettings").guarantee)]),
  ),
  onPage("/about/", "the about page names exactly the people of content", (page) =>
    differences(
      page.texts("main .team h3"),
      all("TeamMember").map(({ data }) => data.title),
    ),
  ),
];
