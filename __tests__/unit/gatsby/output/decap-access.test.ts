import { readFileSync } from "node:fs";
import path from "node:path";
import {
  accessibleParts,
  readableColours,
  visibleEdges,
} from "../../../../src/gatsby/output/decap-access";

test.each(accessibleParts)("$file has what is changed: $question", ({ file, part }) => {
  const text = readFileSync(path.join("node_modules", file), "utf8");
  expect(text).toMatch(part);
  // In one place: a second one may mean something else.
  const all = new RegExp(part.source, "g");
  if (!readableColours.some((each) => each.part === part)) expect(text.match(all)).toHaveLength(1);
});

/** The share of light of a colour such as `#0f7181`, as WCAG measures it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((two) => {
    const share = parseInt(two, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The grounds on which Decap CMS has words in these colours, and white words on them. */
const grounds: Record<string, string[]> = {
  "#5d6675": ["#ffffff", "#eff0f4", "#e8f5fe"],
  "#c8002f": ["#ffffff", "#fcefea", "#fbe0d7"],
  "#0f7181": ["#ffffff", "#ddf5f9"],
};

test.each(readableColours)("words in $instead can be read", ({ instead }) => {
  const contrasts = (grounds[instead] ?? []).map(
    (ground) => (luminance(ground) + 0.05) / (luminance(instead) + 0.05),
  );
  expect(contrasts).not.toHaveLength(0);
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
});

test.each(visibleEdges)("an edge of $instead can be seen", ({ instead }) => {
  const edge = /#[\da-f]{6}/.exec(instead)?.[0] ?? "#ffffff";
  expect(1.05 / (luminance(edge) + 0.05)).toBeGreaterThan(3);
});
