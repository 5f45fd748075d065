/** Valid content in an uncommon form, which the check must accept. */
import { expectReport, withCopy } from "./content-copy";
import { entryOf } from "../../src/content/read/entry";

const legal = "legal/acceptable-use.md";

it("has no problem and no warning for the fixtures", () =>
  withCopy((content) => {
    const { problems, warnings } = content.load();
    expect([...problems, ...warnings]).toEqual([]);
  }));

it("takes search texts that are left out from the heading and the summary of the page", () =>
  withCopy((content) => {
    content.everywhere(/^(guides\/.*\.md|pages\/legal\.yml)$/, (text) =>
      text.replace(/^seo:\n( .*\n)*/m, ""),
    );
    const { entries, problems } = content.load();
    expect(problems).toEqual([]);
    const guide = entryOf(entries, "Guide")?.data;
    expect(guide?.seo).toEqual({
      title: guide?.title,
      description: guide?.description,
      keywords: [],
    });
    const page = entryOf(entries, "LegalPage")?.data;
    expect(page?.seo).toMatchObject({ title: page?.hero.title, description: page?.hero.lead });
  }));

it("accepts Windows line ends", () =>
  expectReport(
    (content) => content.everywhere(/\.(yml|md)$/, (text) => text.replaceAll("\n", "\r\n")),
    [],
  ));

it("reports mistakes at their places in files with Windows line ends", () =>
  expectReport(
    (content) => {
      content.replace(legal, /^lastUpdated: .*/m, "lastUpdated: ‹1›2024-13-01");
      content.append(
        legal,
        "\nWrite to ‹2›{{claims.yeers}}, see ‹3›[this](/nowhere/).\n\n‹4›# Title\n",
      );
      content.everywhere(/\.(yml|md)$/, (text) => text.replaceAll("\n", "\r\n"));
    },
    [
      'content/legal/acceptable-use.md:‹1›  lastUpdated  "2024-13-01" is not a valid date; write it as year-month-day, such as 2024-11-05',
      'content/legal/acceptable-use.md:‹2›  body  {{claims.yeers}} is not defined (did you mean "claims.years"?); allowed: claims.years, claims.repairs, claims.accuracy',
      'content/legal/acceptable-use.md:‹3›  link  there is no page at "/nowhere/"; npm run content -- --addresses lists all',
      "content/legal/acceptable-use.md:‹4›  heading  # is for the title of the page, which has a field; start with ##",
    ],
  ));

it("accepts a link to a heading by its letters or by their codes", () =>
  expectReport(
    (content) =>
      content.append(legal, "\n## Über uns\n\nSee [us](#über-uns) and [us](#%C3%BCber-uns).\n"),
    [],
  ));

it("accepts a byte order mark", () =>
  expectReport((content) => content.everywhere(/\.(yml|md)$/, (text) => `\uFEFF${text}`), []));

it("accepts invisible characters that come with copied text", () =>
  expectReport((content) => {
    content.replace("site.yml", /^email: /m, "email: \u200b");
    content.append(legal, "\n\u200b## A heading\n\n[Write](/contact/\u200e) to us.\n");
  }, []));

it("accepts links to other sites, email addresses and existing headings", () =>
  expectReport(
    (content) =>
      content.append(
        legal,
        "\n[a](https://example.com/x), [b](mailto:hello@example.com), [c](#form-spam), [d](/legal/cookies/),\n[e](/legal/privacy/#what-we-receive) and `[no link](nowhere)`.\n\n```\n[none](either)\n```\n",
      ),
    [],
  ));

it("accepts a capital K in a salary range, and shows a small one", () =>
  withCopy((content) => {
    content.replace("jobs.yml", /salary: .*/, "salary: $50K-$60K");
    const { entries, problems } = content.load();
    expect(problems).toEqual([]);
    expect(entryOf(entries, "Job")?.data.salary).toBe("$50k-$60k");
  }));

it.each(["[]\n", "", "# None at the moment.\n"])("accepts an empty jobs.yml: %j", (text) =>
  expectReport((content) => content.write("jobs.yml", text), []),
);

it("accepts a site without articles if no page points to one", () =>
  expectReport((content) => {
    content.remove("blog");
    content.replace("pages/home.yml", /^ {2}posts: .*/m, "  posts: []");
    content.everywhere(/^questionnaires\//, (text) => text.replace(/posts: .*/g, "posts: []"));
  }, []));

it("accepts a category, an industry and a figure that nothing uses yet", () =>
  expectReport((content) => {
    content.everywhere(/^blog\//, (text) => text.replace(/^category: .*/m, "category: workshop"));
    content.everywhere(/^case-studies\//, (text) =>
      text.replace(/^category: .*/m, "category: shops"),
    );
    content.append("claims.yml", "- { id: towers, value: 40+, label: Towers climbed }\n");
  }, []));
