import { withReservation } from "../../../../src/gatsby/output/text-mining";

test("the reservation is part of the group of all crawlers, and changes no other line", () => {
  const lines = withReservation(
    "User-agent: *\nAllow: /\nSitemap: https://a.example/s.xml\n",
  ).split("\n");
  const rules = lines.filter((line) => !line.startsWith("#"));
  expect(rules[0]).toBe("User-agent: *");
  expect(rules.slice(1, 3).every((line) => line.startsWith("Content-"))).toBe(true);
  expect(rules.slice(3)).toEqual(["Allow: /", "Sitemap: https://a.example/s.xml", ""]);
});

test("a text without such a group is an error", () => {
  expect(() => withReservation("User-agent: bot\nAllow: /\n")).toThrow("no group");
});
