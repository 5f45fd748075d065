/** The warnings of the check, which stop no build: schema lines, unlisted pages and others. */
import { entriesOf } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";
import { ContentCopy } from "./content-copy";

const post = "blog/oil-and-dust/index.md";
let content = new ContentCopy();
beforeEach(() => {
  content = new ContentCopy();
});

/** The warnings for the content. Problems fail the test. */
function warnings(): string[] {
  const { problems, warnings: advice } = content.load();
  expect(problems.map(formatProblem)).toEqual([]);
  return advice.map(formatProblem);
}

/** The messages with places instead of marks. */
const placed = (...lines: string[]) => lines.map((line) => content.withPlaces(line));

describe("the reading time", () => {
  const minutes = () =>
    entriesOf(content.load().entries, "BlogPost").find(({ file }) => file.endsWith(post))?.data
      .readTime;

  it("is counted if none is stated", () => {
    content.replace(post, /^readTime: .*\n/m, "");
    expect(minutes()).toBe(1);
    content.append(post, `\n${"word ".repeat(1700)}\n`);
    expect(minutes()).toBe(10);
    expect(warnings()).toEqual([]);
  });
});

it("warns of a YAML file without a schema line, and quotes the line to add", () => {
  content.replace("services/repair.yml", /^#.*\n/, "");
  expect(warnings()).toEqual([
    'content/services/repair.yml:1:1  its first line should be "# yaml-language-server: $schema=../../schemas/service.json", so that editors can complete and explain its fields',
  ]);
});

it("warns of a figure in an excerpt that the text does not have", () => {
  content.replace("site.yml", /^tolerance: .*/m, 'tolerance: "0.5%"');
  content.replace(
    post,
    /excerpt: .*/,
    "excerpt: ‹1›Why 40% of our clocks stop sooner, of which $30 of oil is the cause within {{site.tolerance}}, and what to do.",
  );
  content.append(
    post,
    "\nOf all clocks that we see, 40.0% (within {{site.tolerance}}) had too much oil.\n",
  );
  expect(warnings()).toEqual(
    placed(`content/${post}:‹1›  excerpt  names $30, which is not in the text that it sums up`),
  );
});

it("warns of the firm's name in a text, and says what to write instead", () => {
  content.append(post, "\nAt ‹1›Example & Co we oil by hand, as Example & Company does not.\n");
  content.replace("perks.yml", /title: .*/, "title: ‹2›Example & Co mugs");
  expect(warnings()).toEqual(
    placed(
      `content/${post}:‹1›  names the firm; write {{site.name}} instead, so that a new name is changed in content/site.yml alone`,
      "content/perks.yml:‹2›  names the firm; write {{site.name}} instead, so that a new name is changed in content/site.yml alone",
    ),
  );
});

describe("a guide that the resources page does not list", () => {
  const unlist = () =>
    content.replace("resources.yml", / {4}- name: Caring for a clock.*\n(?: {6}.*\n)+/, "");

  it("causes a warning, since no other page links to it", () => {
    unlist();
    content.mark("guides/clock-care/index.md", /(?<=^title: )/m, "‹1›");
    expect(warnings()).toEqual(
      placed(
        "content/guides/clock-care/index.md:‹1›  title  is not listed on /resources/, so visitors will not find it; add /guides/clock-care/ to resources.yml",
      ),
    );
  });
});

test("warns of a form field that no legal text names", () => {
  content.replace("legal/privacy.md", "last name, ", "");
  expect(warnings()).toEqual([
    "content/legal:1:1  has no text that names Last name, which the forms send; say in the privacy policy what each is for",
  ]);
});
