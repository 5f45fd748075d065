/** @jest-environment jsdom */
import { hasReadParameter } from "../../../src/browser/page-query";

test.each([
  ["?price=1", "price currency", true],
  ["?utm_source=mail&currency=", "price currency", true],
  ["?utm_source=mail", "price currency", false],
  ["?prices=1", "price currency", false],
  ["", "price currency", false],
  ["?price=1", undefined, false],
])("of %p, a page that reads %p finds something: %p", (query, names, found) => {
  history.replaceState(null, "", `/${query}`);
  document.body.innerHTML = names === undefined ? "" : `<p data-query="${names}"></p>`;
  expect(hasReadParameter()).toBe(found);
});
