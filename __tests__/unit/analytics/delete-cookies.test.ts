/** @jest-environment jsdom */
import { deleteCookies } from "../../../src/analytics/delete-cookies";

test("tracker cookies are deleted on the host and on every domain above it", () => {
  const written: string[] = [];
  jest.spyOn(document, "cookie", "get").mockReturnValue("_ga=1");
  jest.spyOn(document, "cookie", "set").mockImplementation((text) => void written.push(text));
  deleteCookies(/^_ga(_|$)/, "www.shop.example");
  const domains = written.map((text) => /domain=(.*)$/.exec(text)?.[1]);
  expect(domains).toEqual([undefined, "www.shop.example", "shop.example"]);
});
