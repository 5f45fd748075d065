/** What must be in the HTML for the first paint to be right: styles, tokens, the theme, the fonts. */
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { palettes } from "../../src/theme/tokens";
import { faults, fileOf, isBuilt, pageAt, pages, type Page } from "../support/site";

const styles = ({ $ }: Page): string => $("head style").text();

test("every page brings its styles with it, in one element", () => {
  const wrong = faults(pages, (page) => {
    const count = page.$("style[data-styled]").length;
    return count === 1 && styles(page).length > 5000
      ? []
      : [`${count}, ${styles(page).length} characters`];
  });
  expect(wrong).toEqual([]);
});

test("no style or script of the site stands in the way of the first paint", () => {
  const wrong = faults(pages, ({ $ }) => [
    ...$("link[rel=stylesheet]")
      .toArray()
      .map(({ attribs }) => attribs.href ?? ""),
    ...$("script[src]:not([async]):not([defer]):not([type=module])")
      .toArray()
      .map(({ attribs }) => attribs.src ?? ""),
  ]);
  expect(wrong).toEqual([]);
});

/** styled-components gives an element a name for its component and a class for each set of its styles. */
test("every styled element finds its styles in the HTML", () => {
  const wrong = faults(pages, (page) => {
    const css = styles(page);
    const drawn = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    const { $ } = page;
    if ($('[class*="sc-"]').length === 0) return ["nothing is styled"];
    const bare = $('[class^="sc-"], [class*=" sc-"]')
      .toArray()
      .map((element) => element.attribs.class ?? "")
      .filter(
        (names) => !names.split(/\s+/).some((name) => !name.startsWith("sc-") && drawn.has(name)),
      );
    return [...new Set(bare)];
  });
  expect(wrong).toEqual([]);
});

const variable = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test.each(Object.entries(palettes))(
  "the tokens of the palette %s are in the HTML",
  (_, palette) => {
    const wrong = faults(pages, (page) => {
      const css = styles(page).replace(/\s+/g, "").toLowerCase();
      return Object.entries(palette)
        .map(([name, value]) => `${variable(name)}:${value}`.toLowerCase())
        .filter((declaration) => !css.includes(declaration));
    });
    expect(wrong).toEqual([]);
  },
);

test("every variable that a style uses is given a value", () => {
  const wrong = faults(pages, (page) => {
    const css = page.$("head style").text();
    const inline = page
      .$("[style]")
      .toArray()
      .map(({ attribs }) => attribs.style ?? "")
      .join(";");
    const given = new Set(
      [...`${css};${inline}`.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    );
    const used = [...`${css};${inline}`.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(
      ([, name]) => name,
    );
    return [...new Set(used)].flatMap((name) => (name && !given.has(name) ? name : []));
  });
  // The toasts' own stylesheet, which gives these theirs, is loaded with the first toast.
  expect(wrong.filter((fault) => !fault.includes("--toastify-"))).toEqual([]);
});

test("the theme is set before the first style is read", () => {
  const wrong = faults(pages, ({ $ }) => {
    const order = $("head").find("script:not([type]), style, link[rel=stylesheet]").toArray();
    const theme = order.findIndex((element) => $(element).text().includes("dataset.theme"));
    const style = order.findIndex(({ name }) => name !== "script");
    return theme >= 0 && theme < style ? [] : [`theme ${theme}, style ${style}`];
  });
  expect(wrong).toEqual([]);
});

/** Runs the script of the head as a browser would, with a storage that holds a choice or refuses. */
function themeFor(stored: () => string | null): Record<string, string> {
  const { $ } = pageAt("/");
  const script = $("head script").filter((_, element) =>
    $(element).text().includes("dataset.theme"),
  );
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  vm.runInNewContext(script.text(), { document, localStorage: { getItem: stored } });
  return dataset;
}

test("the theme script takes a choice that was kept, and nothing else", () => {
  expect(themeFor(() => "dark")).toMatchObject({ theme: "dark" });
  expect(themeFor(() => "light")).toMatchObject({ theme: "light" });
  for (const other of [null, "", "system", "<b>"])
    expect(themeFor(() => other)).not.toHaveProperty("theme");
});

test("the theme script does without storage", () => {
  const refused = () => {
    throw new Error("refused");
  };
  expect(themeFor(refused)).not.toHaveProperty("theme");
});

const preloads = ({ $ }: Page) =>
  $("link[rel=preload][as=font]")
    .toArray()
    .map(({ attribs }) => attribs);

test("both fonts are preloaded as a browser will fetch them, and are in the build", () => {
  const wrong = faults(pages, (page) => {
    const fonts = preloads(page);
    const faces = page.$("head style").text();
    return [
      ...(fonts.length === 2 ? [] : [`${fonts.length} fonts`]),
      ...fonts.flatMap(({ href = "", type, crossorigin }) => [
        ...(isBuilt(href) ? [] : [`${href} is missing`]),
        ...(type === "font/woff2" && crossorigin === "anonymous"
          ? []
          : [`${href} would be fetched twice`]),
        ...(faces.includes(`url(${href})`) ? [] : [`${href} is in no @font-face`]),
      ]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("the fonts are WOFF2 and together at most 65 kB", () => {
  const files = preloads(pageAt("/")).map(({ href = "" }) => readFileSync(fileOf(href)));
  expect(files.map((bytes) => bytes.subarray(0, 4).toString("latin1"))).toEqual(["wOF2", "wOF2"]);
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(65_000);
});

test("a font that comes late moves nothing, and fallbacks of the same measures stand in", () => {
  const css = pageAt("/").$("head style").text();
  const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)].map(([, face = ""]) => face);
  const sent = faces.filter((face) => /url\(/.test(face));
  expect(sent).toHaveLength(2);
  expect(sent.filter((face) => !/font-display:\s*optional/.test(face))).toEqual([]);
  const local = faces.filter((face) => !sent.includes(face));
  expect(local).not.toEqual([]);
  expect(local.filter((face) => !/size-adjust.*ascent-override/.test(face))).toEqual([]);
});

test("a page fetches at most three pictures at once, the cover of an article among them", () => {
  const wrong = faults(pages, ({ route, $ }) => {
    const drawn = $("main img").toArray();
    const eager = drawn.filter(({ attribs }) => attribs.loading !== "lazy");
    const cover = /^\/(blog|guides)\/./.test(route) ? drawn[0] : undefined;
    return [
      ...(eager.length > 3 ? [`${eager.length} pictures are fetched at once`] : []),
      ...(cover && !eager.includes(cover) ? ["the cover is lazy"] : []),
    ];
  });
  expect(wrong).toEqual([]);
});
