/** The warnings of the check, which stop no build: schema lines, unlisted pages and others. */
import { entriesOf } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";
import { withCopy } from "./content-copy";

const post = "blog/oil-and-dust/index.md";
const guide = "guides/clock-care/index.md";

it("warns of what may be right, says what to write instead, and stops nothing", () =>
  withCopy((content) => {
    content.append(post, "\nAt ‹1›Example & Co we oil by hand, as Example & Company does not.\n");
    content.append(post, "\nOf all clocks, 40.0% (within {{site.tolerance}}) had too much oil.\n");
    content.replace("site.yml", /^tolerance: .*/m, 'tolerance: "0.5%"');
    content.replace(
      post,
      /excerpt: .*/,
      "excerpt: ‹2›Why 40% of our clocks stop sooner, of which $30 of oil is the cause within {{site.tolerance}}, and what to do.",
    );
    content.replace("resources.yml", / {4}- name: Caring for a clock.*\n(?: {6}.*\n)+/, "");
    content.mark(guide, /(?<=^title: )/m, "‹1›");
    content.replace("legal/privacy.md", "last name, ", "");
    content.replace("perks.yml", /title: .*/, "title: ‹1›Example & Co mugs");
    content.replace("services/repair.yml", /^#.*\n/, "");
    content.append("legal/cookies.md", "\nA caf‹2›Ã© keeps itâ€™s rÃ©sumÃ©.\n");
    content.replace("legal/cookies.md", /(?=^order:)/m, 'digest: "0000000"\n');
    content.mark("legal/cookies.md", /(?<=^lastUpdated: )/m, "‹1›");
    content.replace("path.yml", /title: Visit/, "title: ‹1›“Visit”");
    content.write(
      "team/second/index.yml",
      "# yaml-language-server: $schema=../../../schemas/team-member.json\ntitle: ‹1›Second Clockmaker\norder: 2\nrole: Winds clocks\n",
    );
    const { problems, warnings } = content.load();
    expect(problems.map(formatProblem)).toEqual([]);
    expect(warnings.map(formatProblem).sort()).toEqual(
      [
        `${post}:‹1›  names the firm; write {{site.name}} instead, so that a new name is changed in content/site.yml alone`,
        `${post}:‹2›  excerpt  names $30, which is not in the text that it sums up`,
        `${guide}:‹1›  title  is not listed on /resources/, so visitors will not find it; add /guides/clock-care/ to resources.yml`,
        "legal:1:1  has no text that names Last name, which the forms send; say in the privacy policy what each is for",
        "legal/cookies.md:‹1›  lastUpdated  the words have changed since this day; write the day of the change, and 0qpfrgz as the digest",
        'legal/cookies.md:‹2›  "Ã©" looks like a letter that a program has misread here and in 3 more places; open the file as UTF-8 and type the letter again',
        'path.yml:‹1›  [1].title  has typographic quotation marks around it, which pages would show; write straight ones ("), or none',
        "team/second/index.yml:‹1›  title  has no picture, unlike other people; add one",
        "perks.yml:‹1›  names the firm; write {{site.name}} instead, so that a new name is changed in content/site.yml alone",
        'services/repair.yml:1:1  its first line should be "# yaml-language-server: $schema=../../schemas/service.json", so that editors can complete and explain its fields',
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
