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
    const { site, problems } = content.load();
    expect(problems).toEqual([]);
    const guide = entryOf(site.entries, "Guide")?.data;
    expect(guide?.seo).toEqual({
      title: guide?.title,
      description: guide?.description,
      keywords: [],
    });
    const page = entryOf(site.entries, "LegalPage")?.data;
    expect(page?.seo).toMatchObject({ title: page?.hero.title, description: page?.hero.lead });
  }));

it("reports mistakes at their places in files with Windows line ends", () =>
  expectReport(
    (content) => {
      content.replace(legal, /^lastUpdated: .*/m, "lastUpdated: ‹1›2024-13-01");
      content.append(legal, "\nWrite to ‹2›{{claims.yeers}}, see ‹3›[this](/nowhere/).\n");
      content.everywhere(/\.(yml|md)$/, (text) => text.replaceAll("\n", "\r\n"));
    },
    [
      'content/legal/acceptable-use.md:‹1›  lastUpdated  "2024-13-01" is not a valid date; write it as year-month-day, such as 2024-11-05',
      'content/legal/acceptable-use.md:‹2›  body  {{claims.yeers}} is not defined (did you mean "claims.years"?); allowed: claims.years, claims.repairs, claims.accuracy',
      'content/legal/acceptable-use.md:‹3›  link  there is no page at "/nowhere/"; npm run content -- --addresses lists all',
    ],
  ));

it("accepts byte order marks, invisible characters of copied text, and links of every kind", () =>
  expectReport((content) => {
    content.replace("site.yml", /^email: /m, "email: \u200b");
    content.append(
      legal,
      `
\u200b## Über uns

[Write](/contact/\u200e) to us, see [us](#über-uns) and [us](#%C3%BCber-uns).
[a](https://example.com/x), [b](mailto:hello@example.com), [c](#form-spam), [d](/legal/cookies/),
[e](/legal/privacy/#what-we-receive) and \`[no link](nowhere)\`.

\`\`\`
[none](either)
\`\`\`
`,
    );
    content.everywhere(/\.(yml|md)$/, (text) => `\uFEFF${text}`);
  }, []));

it("accepts fields that end with dots", () =>
  expectReport((content) => {
    content.replace(legal, "\n---\n\n", "\n...\n\n");
    content.append(legal, "\n[Us](#what-you-can-do)\n");
  }, []));

it("shows fields with curly quotation marks and minus signs but for exact ones", () =>
  withCopy((content) => {
    content.replace("pages/about.yml", /^ {2}title: .*$/m, `  title: The "second" look at -$4`);
    content.replace("pages/not-found.yml", /(?<=^postLead: ).*$/m, "It isn't here, we're sorry.");
    const { site, problems } = content.load();
    expect(problems).toEqual([]);
    expect(entryOf(site.entries, "AboutPage")?.data.hero.title).toBe("The “second” look at −$4");
    expect(entryOf(site.entries, "NotFoundPage")?.data.postLead).toBe(
      "It isn't here, we're sorry.",
    );
  }));

it.each(["[]\n", "", "# None at the moment.\n"])("accepts an empty jobs.yml: %j", (text) =>
  expectReport((content) => content.write("jobs.yml", text), []),
);

it("accepts a home page of its hero and contact section alone", () =>
  expectReport((content) => {
    for (const part of ["services", "about", "process", "engine", "cases", "integrations", "blog"])
      content.replace("pages/home.yml", new RegExp(`^${part}:\\n( .*\\n)+`, "m"), "");
  }, []));

it("accepts a site without articles, and an industry and a figure that nothing uses yet", () =>
  expectReport((content) => {
    content.remove("blog");
    content.replace("pages/home.yml", /^ {2}posts: .*/m, "  posts: []");
    content.everywhere(/^questionnaires\//, (text) => text.replace(/posts: .*/g, "posts: []"));
    content.everywhere(/^case-studies\//, (text) =>
      text.replace(/^category: .*/m, "category: shops"),
    );
    content.append("claims.yml", "- { id: towers, value: 40+, label: Towers climbed }\n");
  }, []));
