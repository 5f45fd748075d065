/** Head tags come from the content of their own page. */
import type { Page } from "../../support/built-page";
import { contentPages } from "../../support/built-routes";
import { absolute, all, one, only } from "../../support/content-files";
import { titleOf } from "./head";
import { onPagesOf, type Rule } from "./rule";

const { name, language } = only("SiteSettings");

/** The longest title that search results show in full. */
const titleLimit = 65;

/** Appends the site's name to a title if there is room for it. */
function withName(title: string): string {
  const whole = `${title} | ${name}`;
  return whole.length <= titleLimit ? whole : title;
}

const articles = ["BlogPost", "CaseStudy", "Guide"];

const overrides = new Map(all("SeoOverride").map(({ id, data }) => [id, data]));

const { seo: notFound } = only("NotFoundPage");

const heads = new Map<string, { title: string; metas: Record<string, string> }>([
  ...["/404/", "/404.html"].map((route) => {
    const metas = { description: notFound.description };
    return [route, { title: withName(notFound.title), metas }] as const;
  }),
  ...contentPages.map(({ route, seo, kind, id }) => {
    const override = overrides.get(route);
    const title = override?.title ?? withName(seo.title);
    const isExample = kind === "BlogPost" && one(kind, id).example === true;
    const mark = isExample ? `${WORDS.articles.exampleMark} ` : "";
    const description = mark + (override?.description ?? seo.description);
    const keywords = (override?.keywords ?? seo.keywords).join(", ");
    const metas: Record<string, string> = {
      description,
      keywords,
      "og:title": title,
      "og:description": description,
      "og:url": absolute(route),
      "og:type": articles.includes(kind) ? "article" : "website",
      "og:site_name": name,
      "og:locale": language.replace("-", "_"),
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
    };
    return [route, { title, metas }] as const;
  }),
]);

const wrongMetas = (page: Page, metas: Record<string, string>): string[] =>
  Object.entries(metas)
    .filter(([meta, value]) => page.meta(meta) !== value)
    .map(([meta, value]) => `${meta} is "${page.meta(meta)}", not "${value}"`);

export const rules: Rule[] = [
  onPagesOf(heads, "every page has the head tags of its content", (page, { title, metas }) => [
    ...(titleOf(page) === title ? [] : [`the title is "${titleOf(page)}", not "${title}"`]),
    ...wrongMetas(page, metas),
  ]),
];
