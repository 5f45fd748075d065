/** The feed, /rss.xml. */
import { load } from "cheerio";
import { linesIn } from "../support/built-markdown";
import { lettersOf } from "../support/built-page";
import { routeOf } from "../support/built-routes";
import { absolute, all, isOff, one, only, origin } from "../support/content-files";
import { isBuilt, readBuilt } from "../support/site";

const maxItems = 50;

const hasFeed = !isOff("/blog/");
const feedTest = hasFeed ? test : test.skip;

const $ = load(hasFeed ? readBuilt("/rss.xml") : "", { xml: true });
const items = $("channel > item")
  .toArray()
  .map((item) => {
    const value = (name: string) => $(item).children(name).text();
    return {
      title: value("title"),
      link: value("link"),
      day: new Date(value("pubDate")).toISOString(),
      author: value("dc\\:creator"),
      category: value("category"),
      description: value("description"),
      html: value("content\\:encoded"),
      cover: $(item).children("media\\:content").attr() ?? {},
    };
  });

const posts = new Map(
  all("BlogPost").map((post) => [absolute(routeOf("BlogPost", post.id)), post]),
);

/** The items that belong to a published article, with it. */
const pairs = items.flatMap((item) => {
  const post = posts.get(item.link);
  return post ? [{ item, post }] : [];
});

feedTest("the feed has up to 50 published articles, each once, newest first", () => {
  expect(pairs).toHaveLength(items.length);
  expect(new Set(items.map(({ link }) => link)).size).toBe(Math.min(maxItems, posts.size));
  const days = items.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

feedTest("each item has the title, date, author, category and excerpt of its article", () => {
  for (const { item, post } of pairs) {
    const { html: _html, cover: _cover, link: _link, ...facts } = item;
    expect(facts).toEqual({
      title: post.data.title,
      day: `${post.data.date}T00:00:00.000Z`,
      author: post.data.author,
      category: one("Category", post.data.category).title,
      description: post.data.excerpt,
    });
  }
});

feedTest("each item has the whole text of its article", () => {
  for (const { item, post } of pairs) {
    const letters = lettersOf(load(item.html).text());
    const absent = linesIn(post.body).filter((line) => !letters.includes(lettersOf(line)));
    expect({ link: item.link, absent }).toEqual({ link: item.link, absent: [] });
    expect(item.html).not.toContain("{{");
  }
});

feedTest("links and pictures in the feed are absolute, and those on this site exist", () => {
  for (const { html, link } of items) {
    const text = load(html);
    const found = text("[href], [src]")
      .toArray()
      .flatMap(({ attribs }) => attribs.href ?? attribs.src ?? []);
    const relative = found.filter((address) => !/^(https:|mailto:|tel:|#)/.test(address));
    expect({ link, relative }).toEqual({ link, relative: [] });
    const own = found.filter((address) => address.startsWith(`${origin}/`));
    const dead = own.filter((address) => !isBuilt(new URL(address).pathname));
    expect({ link, dead }).toEqual({ link, dead: [] });
  }
});

feedTest("each item has the cover of its article, as media:content and in its text", () => {
  for (const { item, post } of pairs) {
    const { url = "", width, height } = item.cover;
    expect(isBuilt(url.slice(origin.length))).toBe(true);
    const picture = load(item.html)("img").first();
    expect(picture.attr()).toMatchObject({ src: url, width, height });
    // A cover that the build draws has an empty alt text.
    expect(picture.attr("alt")).toBe((post.data.cover && post.data.coverAlt) ?? "");
  }
});

feedTest("the feed has the site's name and language, and its own address", () => {
  const { name, language } = only("SiteSettings");
  expect($("channel > title").text()).toContain(name);
  expect($("channel > language").text()).toBe(language);
  expect($("channel > link").text()).toBe(absolute("/blog/"));
  expect($("channel > atom\\:link").attr("href")).toBe(absolute("/rss.xml"));
});
