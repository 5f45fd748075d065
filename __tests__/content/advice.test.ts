/** Advice that stops nothing: minutes of reading, schema lines, and texts that search results cut. */
import { entriesOf } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { cutFor, searchCuts } from "../../src/content/search-cuts";
import { projectForEachTest, runScript } from "./project-copy";

const post = "blog/hidden-profit-leaks-ecommerce/index.md";
const project = projectForEachTest();

const warnings = () => project.content.load().warnings.map(formatProblem);

const run = (...options: string[]) => runScript("content", project.folder, ...options);

it("the content of this site needs no advice", () => {
  const { problems, warnings: advice, entries } = project.content.load();
  expect([...problems, ...advice, ...searchCuts(entries)]).toEqual([]);
});

describe("minutes of reading", () => {
  const counted = () =>
    entriesOf(project.content.load(), "BlogPost").find(({ file }) => file.endsWith(post))?.data
      .readTime ?? 0;

  it("are counted where none are stated", () => {
    const stated = counted();
    project.content.replace(post, /^readTime: .*\n/m, "");
    expect(Math.abs(counted() - stated)).toBeLessThanOrEqual(2);
    expect(warnings()).toEqual([]);
  });

  it.each([
    [2, false],
    [3, true],
    [-3, true],
  ])("%i away from the counted ones warn: %s", (away, warned) => {
    project.content.replace(post, /^readTime: .*\n/m, "");
    const right = counted();
    project.content.replace(post, /^date:/m, `readTime: ‹1›${right + away}\ndate:`);
    const told = warnings();
    expect(told).toHaveLength(warned ? 1 : 0);
    if (warned)
      expect(told[0]).toContain(
        project.content.withPlaces(
          `content/${post}:‹1›  readTime  says ${right + away} minutes, but `,
        ),
      );
    expect(project.content.load().problems).toEqual([]);
  });
});

it("a YAML file that does not name its schema is told the line", () => {
  project.content.replace("services/analytics.yml", /^#.*\n/, "");
  expect(warnings()).toEqual([
    'content/services/analytics.yml:1:1  its first line should be "# yaml-language-server: $schema=../../schemas/service.json", so that editors can complete and explain its fields',
  ]);
});

describe("search results", () => {
  const line = { size: 20, room: 600 };

  it("show a short title whole, and cut a long one after a word", () => {
    expect(cutFor("Where a store loses its profit", line)).toBeUndefined();
    const long = "Where a medium-sized online store loses most of its profit every month";
    const cut = cutFor(long, line) ?? "";
    expect(cut).toMatch(/ …$/);
    expect(long.startsWith(`${cut.slice(0, -2)} `)).toBe(true);
  });

  it("have room for more narrow letters than wide ones", () => {
    expect(cutFor("i ".repeat(50).trim(), line)).toBeUndefined();
    expect(cutFor("W ".repeat(30).trim(), line)).toBeDefined();
  });
});

describe("npm run content -- --strict", () => {
  const title = "WHERE A MEDIUM-SIZED ONLINE STORE LOSES MOST OF ITS PROFIT TODAY";

  it("shows the cut of a title that is too long, and ends with 1; without --strict nothing is said", () => {
    project.content.write(
      "seo-overrides.yml",
      `# yaml-language-server: $schema=../schemas/seo-override.json\n- id: /about/\n  title: ‹1›${title}\n`,
    );
    const strict = run("--strict");
    expect(strict.stderr).toContain(
      project.content.withPlaces(
        'content/seo-overrides.yml:‹1›  title  is a title that search results cut: "WHERE A MEDIUM-SIZED ONLINE STORE LOSES',
      ),
    );
    expect(strict.stderr.trimEnd().split("\n").at(-1)).toBe("1 warning in 1 file");
    expect(strict.status).toBe(1);
    const plain = run();
    expect(plain.stderr).toBe("");
    expect(plain.status).toBe(0);
  }, 60_000);

  it("lists what is not on the site, and why", () => {
    project.content.replace(post, /^(date: ).*$/m, "date: 2999-01-01");
    project.content.everywhere(/\.(md|yml)$/, (text) =>
      text.replaceAll("/blog/hidden-profit-leaks-ecommerce/", "/blog/"),
    );
    expect(run().stdout).toContain(
      `Not on the site: content/${post}, hidden-profit-leaks-ecommerce (scheduled).`,
    );
  }, 60_000);
});
