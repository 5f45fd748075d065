import { awayFromSite } from "../../../src/site/feed";

const site = "https://www.example.com";

it.each([
  ['<a href="/blog/x/#a">x</a>', '<a href="https://www.example.com/blog/x/#a">x</a>'],
  [
    '<img src="/static/a.jpg" srcset="/static/a.jpg 320w, /static/b.jpg 640w">',
    '<img src="https://www.example.com/static/a.jpg" srcset="https://www.example.com/static/a.jpg 320w, https://www.example.com/static/b.jpg 640w">',
  ],
  ['<a href="https://other.example/">y</a>', '<a href="https://other.example/">y</a>'],
  ['<a href="//other.example/">y</a>', '<a href="//other.example/">y</a>'],
  ['<pre tabindex="0">z</pre>', "<pre>z</pre>"],
])("%s is read away from the site as %s", (html, expected) => {
  expect(awayFromSite(html, site)).toBe(expected);
});
