/** Sites in other languages by content alone, each a build of its own. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { copyProject } from "../../scripts/lib/project-copy";

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (...parts: string[]) => path.join(folder, ...parts);

/** Builds the copy; its output if it fails. */
function build(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Infinity,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return status === 0 ? "" : stdout + stderr;
}

const inBuild = (name: string): string => readFileSync(inFolder("public", name), "utf8");

function change(name: string, ...[from, to]: [RegExp, string]): void {
  const file = inFolder("content", name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Replaces the content by the small one of the tests, with the words and the page of a language. */
function useLanguage(language: string): string {
  const name = language.slice(0, 2);
  rmSync(inFolder("content"), { recursive: true });
  cpSync("__tests__/fixtures/content", inFolder("content"), { recursive: true });
  cpSync(`__tests__/fixtures/languages/${name}/words.yml`, inFolder("content/words.yml"));
  cpSync(`__tests__/fixtures/languages/${name}/page.md`, inFolder("content/own-pages/sample.md"));
  change("site.yml", /^language: .*/m, `language: ${language}`);
  const output = build();
  return output || inBuild("sample/index.html").replaceAll("\u00a0", " ");
}

test("a page in German has German figures, plurals, quotation marks and soft hyphens", () => {
  const page = load(useLanguage("de-DE"));
  expect(page("html").attr()).toMatchObject({ lang: "de-DE" });
  expect(page("html").attr("dir")).toBeUndefined();
  const text = page("main").text();
  expect(text).toContain("„Wir nennen es ‚Marge‘, und sie sank um −7,4 %.“");
  expect(text).toContain("Waren\u00adwirtschafts\u00adanschluss");
  const figures = page(".chart-table td:nth-child(2)").toArray();
  expect(figures.map((cell) => page(cell).text())).toEqual([
    ...["1,0 Woche", "2,5 Wochen", "1.234,0 Wochen"],
    ...["6,0 Mio. €", "4,5 Mio. €", "1,0 Mio. €"],
  ]);
});

test("a page in Arabic runs from right to left, with the plurals and signs of the language", () => {
  const page = load(useLanguage("ar"));
  expect(page("html").attr()).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(page("main").text()).toContain("«الهامش هبط بمقدار \u200e−7.4% في الشهر.»");
  const figures = page(
    ".chart-table td:nth-child(2) > :first-child, .chart-table td:nth-child(2):not(:has(*))",
  );
  expect(figures.toArray().map((cell) => page(cell).text())).toEqual([
    ...["أسبوع واحد", "أسبوعان", "5 أسابيع", "11 أسبوعًا"],
    ...["100 $", "\u200e−8 $", "92 $"],
  ]);
});
