/** @jest-environment jsdom */
import { deleteTrackerCookies } from "../../../src/analytics/delete-cookies";

test("the tracker's cookies are deleted, and no others", () => {
  for (const name of ["_ga", "_ga_ABC123", "_gallery", "other_ga"]) document.cookie = `${name}=1`;
  deleteTrackerCookies(window.location.hostname);
  expect(document.cookie).toBe("_gallery=1; other_ga=1");
});

test("they are looked for on the host and on every domain above it", () => {
  const written: string[] = [];
  jest.spyOn(document, "cookie", "get").mockReturnValue("_ga=1");
  jest.spyOn(document, "cookie", "set").mockImplementation((text) => void written.push(text));
  deleteTrackerCookies("www.shop.example");
  const domains = written.map((text) => /domain=(.*)$/.exec(text)?.[1]);
  expect(domains).toEqual([undefined, "www.shop.example", "shop.example"]);
});
