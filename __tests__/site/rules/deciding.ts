/** What a visitor weighs before a call: the way to a proposal, the promise, prices, the basis of figures, the people. */
import { oneSpace, type Page } from "../../support/built-page";
import { all, only } from "../../support/content-files";
import { differences, sameList } from "./lists";
import { onPage, onPagesOf, type Rule } from "./rule";

const path = all("PathStep").map(({ data }) => oneSpace(`${data.title} ${data.text}`));

/** The texts of the elements that a selector finds. */
const textsOf = ({ $ }: Page, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => oneSpace($(element).text()));

const prices = all("Price").filter(({ data }) => data.range);
const told = all("Claim").filter(({ data }) => data.basis ?? data.asOf);

const paths = new Map(["/", "/contact/", "/process/", "/services/"].map((route) => [route, path]));

export const rules: Rule[] = [
  onPagesOf(paths, "the way to a proposal stands once, in the same words", (page, steps) =>
    sameList(textsOf(page, "main .path > li"), steps),
  ),
  onPage("/", "the home page gives the firm's promise", (page) =>
    sameList(textsOf(page, "main .guarantee"), [oneSpace(only("SiteSettings").guarantee)]),
  ),
  onPage(
    "/",
    "no name of a figure is left in the example of the home page",
    ({ $ }) =>
      $("main figure")
        .first()
        .text()
        .match(/\{\w*\}/g) ?? [],
  ),
  onPage("/services/", "work with a price is in the table, and no other", (page) =>
    sameList(
      textsOf(page, "main .prices tbody th"),
      prices.map(({ data }) => data.work),
    ),
  ),
  onPage("/about/", "figures whose basis is told are listed with it", (page) =>
    sameList(
      textsOf(page, "main #basis + dl dd"),
      told.map(({ data }) =>
        [data.basis?.replace(/\.$/, ""), data.asOf].filter(Boolean).join(" · "),
      ),
    ),
  ),
  onPage("/about/", "every person is named, and nobody else", (page) =>
    differences(
      textsOf(page, "main .team h3"),
      all("TeamMember").map(({ data }) => data.title),
    ),
  ),
];
