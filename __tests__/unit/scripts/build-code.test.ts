import { readdirSync } from "node:fs";
import { restartSentence } from "../../../scripts/lib/build-code";

const restart = "stop the site (Ctrl+C) and run npm start again.";

test.each(["src/artwork/map.ts", "src/cms/preview/pane.ts", "src/inline-scripts/start.ts"])(
  "%s is read once, and its change is told with what to do",
  (file) => {
    expect(restartSentence(file)).toBe(`${file} has changed. To see it take effect, ${restart}`);
  },
);

test("of code that the pages share with the build, pages show a change, and the rest needs a restart", () => {
  expect(restartSentence("src/lib/amounts.ts")).toBe(
    `src/lib/amounts.ts has changed. Pages show part of the change now. To update what was made at the start (drawings, texts, typefaces, styles in the head, the check), ${restart}`,
  );
});

test("only of the folders of page code nothing is told", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((each) => each.isDirectory());
  const untold = folders
    .map(({ name }) => name)
    .filter((name) => !restartSentence(`src/${name}/a.ts`));
  expect(untold.sort()).toEqual([
    ...["analytics", "browser", "features", "layout", "notifications", "pages", "queries"],
    ...["sections", "seo", "templates", "ui"],
  ]);
});
