/** The lists of articles, and the links between articles. */
import { plural } from "../../../src/lib/plural";
import type { Page } from "../../support/built-page";
import { articleLists, routeOf } from "../../support/built-routes";
import { all, one, only } from "../../support/content-files";
import { dayInWords, differences, leadsTo, orEmpty } from "./lists";
import { onAllPages, onPagesOf, type Rule } from "./rule";

type Post = ReturnType<typeof all<"BlogPost">>[number];

/** The reading time of an article, which the check counts if content does not state it. */
export const readTimeOf = ({ data }: Post): string =>
  plural(WORDS.articles.readTime, data.readTime ?? 0);

const cardTexts = (post: Post): string[] => [
  post.data.title,
  post.data.excerpt,
  post.data.author,
  readTimeOf(post),
  dayInWords(post.data.date),
  one("Category", post.data.category).title,
];

const { postsPerPage, filterByCategory, empty } = only("BlogPage");

const lists = new Map(
  articleLists.flatMap((list) =>
    list.routes.map((route, index) => [route, { ...list, number: index + 1 }] as const),
  ),
);

/** The addresses of the cards of a list. */
const cardsOf = (page: Page): string[] => page.attributes("main .posts h3 a", "href");

const posts = new Map(all("BlogPost").map((post) => [routeOf("BlogPost", post.id), post]));

const categories = [WORDS.articles.all, ...all("Category").map(({ data }) => data.title)];

export const rules: Rule[] = [
  onPagesOf(
    lists,
    "every list has a card for each of its articles, with title, excerpt, author, date and category",
    (page, list) => {
      const links = cardsOf(page);
      const shown = list.posts.filter(({ id }) => links.includes(routeOf("BlogPost", id)));
      const left = list.posts.length - (list.number - 1) * postsPerPage;
      const count = Math.min(postsPerPage, left);
      const days = shown.map(({ data }) => data.date);
      return [
        ...page.missing(shown.flatMap(cardTexts)),
        ...(links.length === count ? [] : [`${links.length} cards, not ${count}`]),
        ...differences(page.attributes("main .posts time", "datetime").toSorted(), days.toSorted()),
        ...orEmpty(page, list.posts.length, empty),
      ];
    },
  ),
  onAllPages(
    "the pages of a list together have every article once, newest first",
    (page) => (lists.has(page.route) ? cardsOf(page) : undefined),
    (cards) =>
      articleLists.flatMap(({ base, posts: wanted, routes }) => {
        const shown = routes.flatMap((route) => cards.get(route) ?? []);
        const days = shown.map((route) => posts.get(route)?.data.date ?? "");
        return [
          ...differences(
            shown,
            wanted.map(({ id }) => routeOf("BlogPost", id)),
          ),
          ...(shown.length === wanted.length ? [] : [`${shown.length} cards`]),
          ...(days.join() === days.toSorted().toReversed().join() ? [] : ["not newest first"]),
        ].map((fault) => `${base}: ${fault}`);
      }),
  ),
  onPagesOf(
    lists,
    "every page of a list links to the previous and the next one",
    (page, { routes, number }) =>
      routes.length === 1
        ? page.attributes(`nav[aria-label="${WORDS.pages.label}"]`, "aria-label")
        : [routes[number - 2], routes[number]].filter(
            (route): route is string =>
              route !== undefined &&
              !page.links(`nav[aria-label="${WORDS.pages.label}"]`).includes(route),
          ),
  ),
  onPagesOf(
    lists,
    "every list names all categories, and links to them if the owner filters by category",
    (page) => [
      ...page.missing(categories),
      ...(filterByCategory
        ? leadsTo(
            page,
            articleLists.map(({ base }) => base),
          )
        : page.links("main").filter((to) => to.startsWith("/blog/category/"))),
    ],
  ),
  onPagesOf(
    posts,
    "an article states its reading time, and leads on to another one",
    (page, post) => {
      const next = page.links("main article").at(-1) ?? "";
      return [
        ...page.missing([readTimeOf(post)]),
        ...(page.links("main .related").includes(page.route) ? ["is related to itself"] : []),
        ...(posts.size > 1 && (next === page.route || !posts.has(next))
          ? [`leads on to ${next}`]
          : []),
      ];
    },
  ),
];
