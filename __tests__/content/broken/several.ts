/** The messages for several mistakes at once, and for the consequences of one. */
import path from "node:path";
import { loadContent } from "../../../src/content/disk/load";
import { formatProblem } from "../../../src/model/problem";
import { expectReport, withCopy } from "../content-copy";

const post = "blog/oil-and-dust/index.md";

it("reports mistakes in many files at once, sorted by file and line, with their count", () =>
  withCopy((content) => {
    content.replace("site.yml", /^email: .*/m, "email: ‹1›nobody");
    content.append(post, "\nSee ‹4›[this](/nowhere/).\n");
    content.replace("jobs.yml", /type: .*/, "type: ‹5›Sometimes");
    content.write("tools.yml", "- id: more\n");
    content.remove("pages/legal.yml");
    expect(content.report()).toEqual(
      [
        'content/blog/oil-and-dust/index.md:‹4›  link  there is no page at "/nowhere/"; npm run content -- --addresses lists all',
        'content/jobs.yml:‹5›  [0].type  "Sometimes" is not allowed; allowed: fullTime, partTime, contract',
        "content/pages/legal.yml:1:1  is missing; needed: The copy of /legal/, and the words around each legal text. npm run new -- legal-page makes one to fill in.",
        'content/site.yml:‹1›  email  "nobody" is not an email address',
        "content/tools.yml:1:1  is not a file that the site reads; this folder holds tools/<id>.yml and pictures: .jpg, .png or .webp",
        "",
        "5 problems in 5 files",
      ].map((line) => content.withPlaces(line)),
    );
  }));

it("does not report a mistake in an entry again in entries that refer to it", () =>
  expectReport(
    (content) => {
      content.replace("claims.yml", /(?<=^- id: years\n {2}value: .*\n {2}label: ).*/m, "‹1›Y");
      // Nobody knows whether there is such a figure.
      content.replace(post, /^title: .*/m, 'title: "{{claims.other}} off every clock of the town"');
      content.replace("industries.yml", /(?<=^- id: shops\n {2}title: ).*/m, '‹2›""');
      content.replace("services/design.yml", /^order: .*/m, "order: ‹4›0");
    },
    [
      "content/claims.yml:‹1›  [0].label  has 1 character; at least 2 needed",
      "content/industries.yml:‹2›  [1].title  has 0 characters; at least 2 needed",
      "content/services/design.yml:‹4›  order  is 0; at least 1 needed",
    ],
  ));

it("reports a deleted article wherever another file still names it", () =>
  expectReport(
    (content) => {
      content.remove("blog");
      content.replace("pages/home.yml", /^ {2}posts: .*/m, "  posts: [‹1›oil-and-dust]");
      content.replace("questionnaires/care.yml", "posts: [oil-and-dust]", "posts: []");
      content.replace(
        "questionnaires/care.yml",
        "posts: [winding-habits, oil-and-dust]",
        "posts: [‹2›winding-habits]",
      );
    },
    [
      'content/pages/home.yml:‹1›  blog.posts[0]  there is no BlogPost "oil-and-dust"; none exists yet',
      'content/questionnaires/care.yml:‹2›  areas[1].posts[0]  there is no BlogPost "winding-habits"; none exists yet',
    ],
  ));

it("reports a missing folder as missing files, not as an error of the program", () => {
  const { problems } = loadContent(path.join(__dirname, "nowhere"));
  expect(problems.map(formatProblem)).toContain(
    "content/site.yml:1:1  is missing; needed: The identity of the site and its few switches.",
  );
  expect(problems.every(({ message }) => /^is (missing|empty); /.test(message))).toBe(true);
});

it.each([
  ["missing", /^name: .*\n/m, ""],
  ["misspelt", /^forms:/m, "fourms:"],
  ["of another type", /^email: .*/m, "email: [a, b]"],
  ["not closed", /^city: .*/m, 'city: "Springfield'],
])("reports a field of the settings that is %s there and nowhere else", (_, from, to) =>
  withCopy((content) => {
    content.replace("site.yml", from, to);
    const { problems, warnings } = content.load();
    const files = [...problems, ...warnings].map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(["content/site.yml"]));
  }),
);

it.each([
  ["site.yml", /^name:/m, "draft: true\nname:"],
  ["perks.yml", /^- /m, "- draft: true\n  "],
])("refuses draft: true in %s, whose kind has no drafts", (file, from, to) =>
  withCopy((content) => {
    content.replace(file, from, to);
    expect(content.load().problems).toMatchObject([{ file: `content/${file}` }]);
  }),
);
