/** The 404 page, which has a title for pages and one for articles. */
import { isOff, only } from "../../support/content-files";
import { sameList } from "./lists";
import { onEachPage, type Rule } from "./rule";

const { title, postTitle, postLink } = only("NotFoundPage");

export const rules: Rule[] = [
  onEachPage(
    "the 404 page has its titles for pages and articles, and links to the home page",
    (page) =>
      page.isNotFound
        ? [
            ...sameList(page.texts("h1 .of-page"), [title]),
            ...sameList(page.texts("h1 .of-article"), [postTitle]),
            ...sameList(
              page.texts("main a.of-article"),
              isOff(postLink.to) ? [] : [postLink.label],
            ),
            ...(page.links("main").includes("/") ? [] : ["no way home"]),
          ]
        : [],
  ),
];
