import { inLaterParts } from "../../../../src/gatsby/output/later-parts";

const lead = "<p>A &amp; b&nbsp;c.</p>\n";
const first = '<h2 id="one">One</h2>\n<table><tr><td>1</td></tr></table>\n';
const second = '<h2 id="two">Two</h2>\n<p>Last.</p>';
const aside = '<blockquote><h2 id="in">In</h2></blockquote>\n';

const part = (html: string) => `<div class="later">${html}</div>`;

test("each chapter is a part of its own, and nothing in the text changes", () => {
  expect(inLaterParts(lead + first + second)).toBe(lead + part(first) + part(second));
  expect(inLaterParts(first + second)).toBe(part(first) + part(second));
});

test("a text without chapters stays as it is", () => {
  expect(inLaterParts("")).toBe("");
  expect(inLaterParts(lead)).toBe(lead);
});

test("a heading within something else begins no part", () => {
  expect(inLaterParts(lead + aside)).toBe(lead + aside);
  expect(inLaterParts(first + aside + second)).toBe(part(first + aside) + part(second));
});
