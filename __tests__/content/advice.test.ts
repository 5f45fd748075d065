/** The warnings of the check, which stop no build: unlisted pages and others. */
import { entriesOf } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";
import { withCopy } from "./content-copy";

const post = "blog/oil-and-dust/index.md";
const guide = "guides/clock-care/index.md";

it("warns of what may be right, says what to write instead, and stops nothing", () =>
  withCopy((content) => {
    content.replace("resources.yml", / {4}- name: Caring for a clock.*\n(?: {6}.*\n)+/, "");
    content.mark(guide, /(?<=^title: )/m, "‹1›");
    content.replace("legal/privacy.md", "last name, ", "");
    content.replace("legal/cookies.md", /(?=^order:)/m, "writtenFor: ‹1›[YouTube, Plausible]\n");
    const { problems, warnings } = content.load();
    expect(problems.map(formatProblem)).toEqual([]);
    expect(warnings.map(formatProblem).sort()).toEqual(
      [
        `${guide}:‹1›  title  is not listed on /resources/, so visitors will not find it; add /guides/clock-care/ to resources.yml`,
        "legal:1:1  has no text that names Last name, which the forms send; say in the privacy policy what each is for",
        "legal/cookies.md:‹1›  writtenFor  the text was last read for Plausible, YouTube, and the site is now set up for Google Analytics; read it as visitors see it, then write its day, and here what it was read for",
      ]
        .map((line) => content.withPlaces(`content/${line}`))
        .sort(),
    );
  }));

it("the reading time is counted if none is stated", () =>
  withCopy((content) => {
    const minutes = () =>
      entriesOf(content.load().site.entries, "BlogPost").find(({ id }) => id === "oil-and-dust")
        ?.data.readTime;
    content.replace(post, /^readTime: .*\n/m, "");
    expect(minutes()).toBe(1);
    content.append(post, `\n${"word ".repeat(1700)}\n`);
    expect(minutes()).toBe(10);
  }));
