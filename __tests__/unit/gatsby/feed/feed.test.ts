/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import { chartHtml } from "../../../../src/charts/chart-html";
import { feedHtml } from "../../../../src/gatsby/feed/feed-html";
import { datedByArticles, feedItems, type FeedData } from "../../../../src/gatsby/feed/feed";

const site = "https://www.example.com";
const page = `${site}/blog/y/`;

it.each([
  ['<a href="/blog/x/#a">x</a>', '<a href="https://www.example.com/blog/x/#a">x</a>'],
  [
    '<img src="/static/a.jpg" srcset="/static/a.jpg 320w, /static/b.jpg 640w">',
    '<img src="https://www.example.com/static/a.jpg" srcset="https://www.example.com/static/a.jpg 320w, https://www.example.com/static/b.jpg 640w">',
  ],
  ['<a href="#fn-1">1</a>', '<a href="https://www.example.com/blog/y/#fn-1">1</a>'],
  ['<a href="https://other.example/">y</a>', '<a href="https://other.example/">y</a>'],
  ['<a href="//other.example/">y</a>', '<a href="//other.example/">y</a>'],
  ['<pre tabindex="0">z</pre>', "<pre>z</pre>"],
])("%s becomes %s in the feed", (html, expected) => {
  expect(feedHtml(html, page)).toBe(expected);
});

it("the feed has charts as tables, without drawings that need the site's styles", () => {
  const chart = { title: "Hours of a week", caption: "A worked example of one team." };
  const lines = chartHtml({
    ...chart,
    type: "line",
    x: ["W1", "W2", "W3"],
    series: [{ label: "Manual", values: [20, 16, 4] }],
  });
  const bars = chartHtml({ ...chart, type: "bars", data: [{ label: "Manual", value: 20 }] });
  const page = document.createElement("div");
  page.innerHTML = feedHtml(`${lines}${bars}<p>The text goes on.</p>`, site);
  expect(page.querySelectorAll("svg, .chart-plot")).toHaveLength(0);
  const rows = within(page).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["W1W2W3", "Manual20164", "Manual20"]);
  expect(page).toHaveTextContent(/The text goes on\.$/);
});

const article: FeedData["allBlogPost"]["nodes"][number] = {
  title: "A title",
  href: "/blog/a-title/",
  excerpt: "What it is about.",
  author: "Northkeel Profit Desk",
  date: "2024-11-05",
  html: "<p>The text.</p>",
  category: { title: "Growth Strategy" },
  coverAlt: 'A curve called "profit"',
  cover: {
    childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/static/a.jpg" } } } },
  },
};

const itemOf = (changes: Partial<typeof article>) =>
  feedItems({ allBlogPost: { nodes: [{ ...article, ...changes }] } }, site)[0];

it("the feed has the whole article, with its cover", () => {
  const item = itemOf({});
  expect(item?.custom_elements[0]?.["content:encoded"]).toBe(
    '<p><img src="https://www.example.com/static/a.jpg" alt="A curve called &quot;profit&quot;" width="1200" height="630"></p><p>The text.</p>',
  );
  expect(item?.custom_elements[1]).toHaveProperty("media:content");
  expect(item?.date).toBe("2024-11-05T00:00:00.000Z");
});

describe("the date of the feed", () => {
  const feed = (items: string) =>
    `<channel><lastBuildDate>Sat, 01 Feb 2025 10:20:30 GMT</lastBuildDate>${items}</channel>`;
  const item = (date: string) => `<item><pubDate>${date}</pubDate></item>`;

  test("is that of its newest article", () => {
    const items = item("Tue, 05 Nov 2024 00:00:00 GMT") + item("Mon, 07 Oct 2024 00:00:00 GMT");
    expect(datedByArticles(feed(items))).toBe(
      `<channel><lastBuildDate>Tue, 05 Nov 2024 00:00:00 GMT</lastBuildDate>${items}</channel>`,
    );
  });

  test("is left out if there is no article", () => {
    expect(datedByArticles(feed(""))).toBe("<channel></channel>");
  });
});
