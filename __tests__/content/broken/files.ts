/** The messages for a file that is missing, empty, in the wrong place or without its front matter. */
import { expectReport, withCopy } from "../content-copy";

test("files that the site cannot use", () =>
  expectReport(
    (content) => {
      content.write("blog/next-article/cover.jpg", "");
      content.write("blog/oil-and-dust/photo.gif", "");
      content.rename("calculators/owner-value.yml", "calculators/Owner value.yml");
      content.replace("calls-to-action.yml", /^- id: view_services\n(?: .*\n)+/m, "");
      content.write("claim.yml", "- id: years\n");
      // Only the entries that refer to it would be wrong too.
      content.remove("industries.yml");
      content.remove("legal/acceptable-use.md");
      content.replace("navigation.yml", /^.*\/legal\/acceptable-use\/.*\n/m, "");
      content.write("legal/cookies.md", "## What you can do\n\nRead the site.\n");
      content.write("notes-for-the-next-meeting.txt", "Call the printer.\n");
      content.write("own-pages/clock-fair.md", "---\ntitle: The fair\nlead: ‹1›All: of it\n---\n");
      content.replace("pages/legal.yml", /^seo:\n( .*\n)*/m, "");
      content.replace("pages/legal.yml", /^ {2}lead: .*\n/m, "");
      content.remove("pages/tools.yml");
      content.write("path.yml", "[]\n");
      content.mark("resources.yml", /\/calculators\/owner-value\//, "‹2›");
      content.write("values.yml", "excellence:\n  title: Excellence\n");
    },
    [
      "blog/next-article/cover.jpg:1:1  is in a folder without index.md, so it belongs to no entry",
      "blog/oil-and-dust/photo.gif:1:1  is not a file that the site reads; this folder holds blog/<id>/index.md and pictures: .jpg, .png or .webp",
      'calculators/Owner value.yml:1:1  its id "Owner value" must be lower-case words joined by hyphens, such as profit-optimization',
      "calculators/Owner value.yml:2:8  title  is not listed on /resources/, so visitors will not find it; add /calculators/Owner value/ to resources.yml",
      'calls-to-action.yml:1:1  has no entry "view_services"; every service page shows this call',
      'claim.yml:1:1  is not a file that the site reads (did you mean "claims.yml"?)',
      "industries.yml:1:1  is missing; needed: An industry of clients.",
      "legal/acceptable-use.md:1:1  is missing; security.txt links to this text",
      "legal/cookies.md:1:1  has no front matter; start with a line of three dashes, the fields, and another line of three dashes",
      "notes-for-the-next-meeting.txt:1:1  is not a file that the site reads",
      'own-pages/clock-fair.md:‹1›  is not valid YAML: a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column',
      "pages/legal.yml:2:1  seo.description  is missing, and the page has no text to take it from; write it",
      "pages/tools.yml:1:1  is missing; needed: The copy of /resources/tools/, and the headings of every tool page. npm run new -- tools-page makes one to fill in.",
      "path.yml:1:1  is empty; the site needs at least one PathStep",
      'resources.yml:‹2›  [1].resources[3].link  there is no page at "/calculators/owner-value/" (did you mean "/calculators/Owner value/"?); npm run content -- --addresses lists all',
      'values.yml:1:1  must be a list; start every entry with "- " at the beginning of a line',
    ].map((problem) => `content/${problem}`),
  ));

test("a folder without any of the entries that the site needs", () =>
  withCopy((content) => {
    for (const name of ["acceptable-use", "cookies", "privacy"]) content.remove(`legal/${name}.md`);
    expect(content.report()).toContain(
      "content/legal:1:1  is empty; the site needs at least one LegalDocument",
    );
  }));
