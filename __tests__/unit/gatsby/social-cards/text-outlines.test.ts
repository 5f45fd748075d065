import { drawable, linesOf, outlinesOf } from "../../../../src/gatsby/social-cards/text-outlines";

test("a title is wrapped into balanced lines", () => {
  const title = "Discount discipline, and how to leave constant sales";
  const lines = linesOf(title, 700, 66);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  expect((lines.at(-1) ?? "").split(" ").length).toBeGreaterThan(1);
});

test.each([
  ["Profit & growth: 15-40% more?", "Profit & growth: 15-40% more?"],
  ["Žalgiris, Łódź, Győr, Řehoř, Ąžuolas, İzmir", "Žalgiris, Łódź, Győr, Řehoř, Ąžuolas, İzmir"],
  ["A\u0328z\u030Cuolas", "Ąžuolas"],
  ["Ship 🚀 faster 👩‍🚀", "Ship faster"],
  ["日本の価格 Прибыль", ""],
])("%j is drawn as %j in the display face", (title, drawn) => {
  expect(linesOf(title, 10_000, 78).join(" ")).toBe(drawn);
  expect(outlinesOf(title, [20, 90], 78)).toBe(outlinesOf(drawable(title), [20, 90], 78));
  expect(outlinesOf(title, [20, 90], 78)).not.toContain("NaN");
});
