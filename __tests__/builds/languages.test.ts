/** The whole site in another language by content alone: one that nobody speaks, with German figures. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { measurementId } from "../../scripts/lib/measurement-id";
import { filesBelow } from "../../src/content/disk/files-below";
import type { Words } from "../../src/model/default-words";
import { englishIn, textsInData, textsInFeed, textsInHtml } from "./english-left";
import { addMonth } from "./month";
import { projectToBuild } from "./project";
import { pseudoContent } from "./pseudo-content";
import { visitStates, webhook } from "./states";

/** A build takes a minute, and several on a busy machine. */
jest.setTimeout(900_000);

const { folder, build, inBrowser } = projectToBuild();

const inFolder = (...parts: string[]) => path.join(folder, ...parts);

const inBuild = (name: string): string => readFileSync(inFolder("public", name), "utf8");

beforeAll(() => {
  addMonth(folder);
  pseudoContent(inFolder("content"));
  const settings = inFolder("content/site.yml");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^language: .*/m, "language: de-DE"));
  build({
    GATSBY_ANALYTICS_ID: measurementId,
    GATSBY_FORM_WEBHOOK_URL: webhook,
    EXAMPLES: "shown",
  });
});

test("no page and no file has a word of English", () => {
  const files = filesBelow(inFolder("public")).filter(
    (name) => !/^admin\//.test(name) && !/^(_|.*LICENSE)/.test(name),
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

test("no state of a page in a browser has a word of English", async () => {
  await inBrowser(
    async (browser, address) => {
      const host = `www.public.example:${new URL(address).port}`;
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
      const words = parse(readFileSync(inFolder("content/words.yml"), "utf8")) as Words;
      await visitStates(context, words, pages, (state, html) => {
        for (const text of textsInHtml(html))
          for (const english of englishIn(text)) left.add(`${state}: ${english}`);
      });
      expect([...left]).toEqual([]);
    },
    [
      "--disable-features=LocalNetworkAccessChecks",
      "--host-resolver-rules=MAP www.public.example 127.0.0.1",
    ],
  );
});
