/** /rss.xml: every article in full, for readers that are not on the site. */
import { load } from "cheerio";
import { absolute, all, isBuilt, only, origin, pages, readBuilt, sentBytes } from "../support/site";

const $ = load(readBuilt("/rss.xml"), { xml: true });
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
      enclosure: $(item).children("enclosure").attr() ?? {},
    };
  });

const newestFirst = [...all("BlogPost")].sort((a, b) => b.data.date.localeCompare(a.data.date));

test("lists every article, newest first, with its facts", () => {
  const titles = new Map(all("Category").map(({ id, data }) => [id, data.title]));
  expect(items.map(({ html: _html, enclosure: _enclosure, ...facts }) => facts)).toEqual(
    newestFirst.map(({ id, data }) => ({
      title: data.title,
      link: absolute(`/blog/${id}/`),
      day: `${data.date}T00:00:00.000Z`,
      author: data.author,
      category: titles.get(data.category),
      description: data.excerpt,
    })),
  );
});

test("holds the whole text of each article", () => {
  newestFirst.forEach(({ markdown }, index) => {
    const text = load(items[index]?.html ?? "").text();
    const last = markdown?.headings.at(-1)?.text ?? "";
    expect(text).toContain(last);
    expect(text.split(/\s+/).length).toBeGreaterThan((markdown?.words ?? 0) * 0.9);
    expect(text).not.toContain("{{");
  });
});

test("has addresses in full, and each of ours leads somewhere", () => {
  for (const { html, link } of items) {
    const page = load(html);
    const found = page("[href], [src]")
      .toArray()
      .flatMap(({ attribs }) => attribs.href ?? attribs.src ?? []);
    const relative = found.filter((address) => !/^(https?:|mailto:|#)/.test(address));
    expect({ link, relative }).toEqual({ link, relative: [] });
    const own = found.filter((address) => address.startsWith(`${origin}/`));
    const dead = own.filter((address) => !isBuilt(new URL(address).pathname));
    expect({ link, dead }).toEqual({ link, dead: [] });
  }
});

test("has the cover of each article, as a picture of its size and in the text", () => {
  for (const { enclosure, html } of items) {
    const { url = "", type, length } = enclosure;
    expect(type).toBe("image/jpeg");
    expect(Number(length)).toBe(sentBytes(url.slice(origin.length)));
    expect(load(html)("img").first().attr("src")).toBe(url);
    expect(load(html)("img").first().attr("alt")).not.toBe("");
  }
});

test("says whose it is, and where it stands", () => {
  const { name, language } = only("SiteSettings");
  expect($("channel > title").text()).toContain(name);
  expect($("channel > language").text()).toBe(language);
  expect($("channel > link").text()).toBe(absolute("/blog/"));
  expect($("channel > atom\\:link").attr("href")).toBe(absolute("/rss.xml"));
});

test("is linked from the head of every page", () => {
  const without = pages.filter(
    ({ $: page }) =>
      page('head link[rel="alternate"][type="application/rss+xml"]').attr("href") !== "/rss.xml",
  );
  expect(without.map(({ route }) => route)).toEqual([]);
});
