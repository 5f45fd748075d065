import { withReservation } from "../../../../src/gatsby/output/text-mining";

test("the reservation stands in comments, and changes no rule", () => {
  const rules = "User-agent: *\nAllow: /\nSitemap: https://a.example/s.xml\n";
  const [first = "", ...lines] = withReservation(rules).split("\n");
  expect(first).toMatch(/^# .*2019\/790/);
  expect(lines.filter((line) => !line.startsWith("#")).join("\n")).toBe(rules);
});
