import { within } from "@testing-library/react";
import { chartHtml } from "../../../../src/charts/chart-html";
import { feedHtml } from "../../../../src/gatsby/feed/feed-html";
import { datedByArticles, feedOptions } from "../../../../src/gatsby/feed/feed";

const site = "https://www.example.com";
const page = `${site}/blog/y/`;
const info = { name: "A site", language: "en", title: "Articles", description: "All articles." };
const category = { title: "Margins" };

const picture = (src: string) =>
  `<img src="${src}/a.jpg" srcset="${src}/a.jpg 320w, ${src}/b.jpg 640w">`;
const figure = '<span aria-hidden="true">−4</span><span class="visually-hidden">minus 4</span>';

it.each([
  ['<a href="/blog/x/#a">x</a>', `<a href="${site}/blog/x/#a">x</a>`],
  [picture("/static"), picture(`${site}/static`)],
  ['<a href="#fn-1">1</a>', `<a href="${page}#fn-1">1</a>`],
  ['<a href="//other.example/">y</a>', '<a href="//other.example/">y</a>'],
  ['<pre tabindex="0">z</pre>', "<pre>z</pre>"],
  [figure, "<span>−4</span>"],
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

test("the date of the feed is that of its newest article, and is left out without one", () => {
  const feed = (date: string, items = "") =>
    `<channel>${date && `<lastBuildDate>${date}</lastBuildDate>`}${items}</channel>`;
  const [newest, older] = ["Tue, 05 Nov 2024 00:00:00 GMT", "Mon, 07 Oct 2024 00:00:00 GMT"];
  const built = "Sat, 01 Feb 2025 10:20:30 GMT";
  const items = [newest, older].map((date) => `<item><pubDate>${date}</pubDate></item>`).join("");
  expect(datedByArticles(feed(built, items))).toBe(feed(newest, items));
  expect(datedByArticles(feed(built))).toBe(feed(""));
});

test.each([
  [["/blog/first/", "/blog/second/"], "/blog/first/"],
  [null, "/blog/now/"],
])("an article with the old addresses %j is known as %s", (aliases, known) => {
  const { feeds } = feedOptions({ ...info, url: site });
  const post = { href: "/blog/now/", aliases, html: "", category, coverAlt: null, cover: null };
  const [item] = feeds[0]?.serialize({ query: { allBlogPost: { nodes: [post] } } }) ?? [];
  expect(item).toMatchObject({ url: `${site}/blog/now/`, guid: site + known });
});
