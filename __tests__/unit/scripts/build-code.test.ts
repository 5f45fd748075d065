import { readdirSync } from "node:fs";
import { restartSentence } from "../../../scripts/lib/build-code";

const restart = "stop the site (Ctrl+C) and run npm start again.";

test.each(["src/artwork/map.ts", "src/cms/preview/pane.ts", "src/inline-scripts/start.ts"])(
  "a change to %s needs a restart",
  (file) => {
    expect(restartSentence(file)).toBe(`${file} has changed. To see it take effect, ${restart}`);
  },
);

test("a change to code that pages share with the build is shown in part, and needs a restart for the rest", () => {
  expect(restartSentence("src/lib/amounts.ts")).toBe(
    `src/lib/amounts.ts has changed. Pages show part of the change now. To update what was made at the start (drawings, texts, typefaces, styles in the head, the check), ${restart}`,
  );
});

test("a change needs no restart only in folders of page code", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((each) => each.isDirectory());
  const withoutRestart = folders
    .map(({ name }) => name)
    .filter((name) => !restartSentence(`src/${name}/a.ts`));
  expect(withoutRestart.sort()).toEqual([
    ...["analytics", "browser", "features", "layout", "notifications", "pages", "queries"],
    ...["sections", "seo", "templates", "ui"],
  ]);
});
