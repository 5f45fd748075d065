/** Sites in other languages by content alone, each a build of its own. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { load } from "cheerio";
import { parse, stringify } from "yaml";
import { findTestBrowser } from "../../scripts/lib/find-browser";
import { measurementId } from "../../scripts/lib/measurement-id";
import { copyProject } from "../../scripts/lib/project-copy";
import { serveSite } from "../../scripts/lib/static-host";
import { filesBelow } from "../../src/content/disk/files-below";
import type { Words } from "../../src/model/default-words";
import { englishIn, textsInData, textsInFeed, textsInHtml } from "./english-left";
import { addMonth } from "./month";
import { pseudoContent } from "./pseudo-content";
import { visitStates, webhook } from "./states";

/** A build takes a minute, and several on a busy machine. */
jest.setTimeout(900_000);

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (...parts: string[]) => path.join(folder, ...parts);

/** Builds the copy; its output if it fails. */
function build(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Infinity,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_ANALYTICS_ID: measurementId,
      GATSBY_FORM_WEBHOOK_URL: webhook,
      EXAMPLES: "shown",
    },
  });
  return status === 0 ? "" : stdout + stderr;
}

const inBuild = (name: string): string => readFileSync(inFolder("public", name), "utf8");

function change(name: string, ...[from, to]: [RegExp, string]): void {
  const file = inFolder("content", name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

const fixture = (language: string, name: string) =>
  `__tests__/fixtures/languages/${language}/${name}`;

const readWords = (file: string) => parse(readFileSync(file, "utf8")) as Words;

/** Sets the language, adds its page, and puts its words in the place of those of the copy. */
function useLanguage(language: string): void {
  const name = language.slice(0, 2);
  cpSync(fixture(name, "page.md"), inFolder("content/own-pages/sample.md"));
  const dictionary = inFolder("content/words.yml");
  const own = readWords(fixture(name, "words.yml"));
  const words = Object.entries(readWords(dictionary) ?? {}).map(([place, each]) => [
    place,
    { ...each, ...own[place as keyof Words] },
  ]);
  writeFileSync(dictionary, stringify({ ...own, ...Object.fromEntries(words) }));
  change("site.yml", /^language: .*/m, `language: ${language}`);
}

/** The page of a language in the build. */
const samplePage = () => load(inBuild("sample/index.html").replaceAll("\u00a0", " "));

describe("the whole site in a language that nobody speaks, with German figures", () => {
  beforeAll(() => {
    addMonth(folder);
    pseudoContent(inFolder("content"));
    useLanguage("de-DE");
    expect(build()).toBe("");
  });

  test("no page and no file has a word of English", () => {
    const files = filesBelow(inFolder("public")).filter(
      (name) => !/^(admin|sample)\//.test(name) && !/^(_|.*LICENSE)/.test(name),
    );
    const left = files.flatMap((name) => {
      const texts = () => {
        if (name.endsWith(".html")) return textsInHtml(inBuild(name));
        if (/^(search-index\.json|manifest\.webmanifest)$/.test(name))
          return textsInData(inBuild(name));
        if (name === "rss.xml") return textsInFeed(inBuild(name));
        return name.endsWith(".txt") ? (inBuild(name).match(/^#.*/gm) ?? []) : [];
      };
      return texts().flatMap((text) => englishIn(text).map((english) => `${name}: ${english}`));
    });
    expect([...new Set(left)]).toEqual([]);
  });

  test("a page in German has German figures, plurals, quotation marks and soft hyphens", () => {
    const page = samplePage();
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

  test("no state of a page in a browser has a word of English", async () => {
    const { address, server } = await serveSite(0, inFolder("public"));
    const host = `www.public.example:${new URL(address).port}`;
    const browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-features=LocalNetworkAccessChecks",
        "--host-resolver-rules=MAP www.public.example 127.0.0.1",
      ],
    });
    try {
      const context = await browser.newContext({
        baseURL: `http://${host}`,
        viewport: { width: 390, height: 844 },
      });
      const first = (folder: string, sign: string) =>
        filesBelow(inFolder("public"))
          .filter((name) => name.startsWith(folder) && name.endsWith("/index.html"))
          .find((name) => inBuild(name).includes(sign))
          ?.replace(/^(.*)index\.html$/, "/$1");
      const pages = {
        calculator: first("calculators/", "<form"),
        questionnaire: first("tools/", 'role="radiogroup"'),
      };
      const left = new Set<string>();
      await visitStates(context, readWords(inFolder("content/words.yml")), pages, (state, html) => {
        for (const text of textsInHtml(html))
          for (const english of englishIn(text)) left.add(`${state}: ${english}`);
      });
      expect([...left]).toEqual([]);
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  });
});

test("a page in Arabic runs from right to left, with the plurals and signs of the language", () => {
  rmSync(inFolder("content"), { recursive: true });
  cpSync("__tests__/fixtures/content", inFolder("content"), { recursive: true });
  useLanguage("ar");
  expect(build()).toBe("");
  const page = samplePage();
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
