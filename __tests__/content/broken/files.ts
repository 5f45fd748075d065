/** What the check says about a file that is missing, empty or in the wrong place. */
import { appending, testMistakes } from "./mistakes";

const seeAddresses = "npm run content -- --addresses lists all";

testMistakes([
  {
    name: "a file that no kind owns",
    edit: (content) => content.write("claim.yml", "- id: years\n"),
    problems: [
      'content/claim.yml:1:1  is not a file that the site reads (did you mean "claims.yml"?)',
    ],
  },
  {
    name: "a file that is like none",
    edit: (content) => content.write("notes-for-the-next-meeting.txt", "Call the printer.\n"),
    problems: ["content/notes-for-the-next-meeting.txt:1:1  is not a file that the site reads"],
  },
  {
    name: "a list saved as .yaml",
    edit: (content) => content.rename("perks.yml", "perks.yaml"),
    problems: [
      'content/perks.yaml:1:1  is not a file that the site reads (did you mean "perks.yml"?)',
      "content/perks.yml:1:1  is missing; needed: What we offer to people who work here.",
    ],
  },
  {
    name: "a service saved as .yaml",
    edit: (content) => content.write("services/consulting.yaml", "title: Consulting\n"),
    problems: [
      "content/services/consulting.yaml:1:1  is not a file that the site reads; this folder holds services/<id>.yml",
    ],
  },
  {
    name: "an article that stands beside its folder",
    edit: (content) => content.write("blog/next-article.md", "---\ntitle: Next\n---\n\nText.\n"),
    problems: [
      "content/blog/next-article.md:1:1  is not a file that the site reads; this folder holds blog/<id>/index.md and .jpg, .png or .webp pictures beside it",
    ],
  },
  {
    name: "a picture in a form that the site does not take",
    edit: (content) => content.write("blog/oil-and-dust/photo.gif", ""),
    problems: [
      "content/blog/oil-and-dust/photo.gif:1:1  is not a file that the site reads; this folder holds blog/<id>/index.md and .jpg, .png or .webp pictures beside it",
    ],
  },
  {
    name: "a file name with a capital and a space",
    edit: (content) => {
      content.rename("calculators/owner-value.yml", "calculators/Owner value.yml");
      content.mark("resources.yml", /\/calculators\/owner-value\//, "‹1›");
    },
    problems: [
      'content/calculators/Owner value.yml:1:1  its id "Owner value" must be lower-case words joined by hyphens, such as profit-optimization',
      `content/resources.yml:‹1›  [1].resources[3].link  there is no page at "/calculators/owner-value/" (did you mean "/calculators/Owner value/"?); ${seeAddresses}`,
    ],
  },
  {
    name: "a folder name with an underscore",
    edit: (content) => {
      content.rename("case-studies/station-shop", "case-studies/station_shop");
      content.replace("case-teasers.yml", "station-shop", "station_shop");
    },
    problems: [
      'content/case-studies/station_shop/index.yml:1:1  its id "station_shop" must be lower-case words joined by hyphens, such as profit-optimization',
    ],
  },
  {
    name: "an empty file",
    edit: (content) => content.write("pages/legal.yml", ""),
    problems: [
      "content/pages/legal.yml:1:1  has no fields; needed: hero, updatedLabel, companyTitle, company, seo",
    ],
  },
  {
    name: "a file with nothing but a comment",
    edit: (content) => content.write("pages/legal.yml", "# Written later.\n"),
    problems: [
      "content/pages/legal.yml:1:1  has no fields; needed: hero, updatedLabel, companyTitle, company, seo",
    ],
  },
  {
    name: "a file with a text and no fields",
    edit: (content) => content.write("pages/legal.yml", "Four policies\n"),
    problems: [
      'content/pages/legal.yml:1:1  must be a group of fields, but is the text "Four policies"',
    ],
  },
  {
    name: "an empty list that the site cannot do without",
    edit: (content) => content.write("path.yml", "[]\n"),
    problems: ["content/path.yml:1:1  is empty; the site needs at least one PathStep"],
  },
  {
    name: "a list written as a group",
    edit: (content) => content.write("values.yml", "excellence:\n  title: Excellence\n"),
    problems: [
      'content/values.yml:1:1  must be a list; start every entry with "- " at the beginning of a line',
    ],
  },
  appending(
    "an entry of a list that is a text",
    "perks.yml",
    "- ‹1›Free lunch\n",
    '‹1›  [2]  must be a group of fields, but is the text "Free lunch"',
  ),
  appending(
    "a dash with nothing behind it",
    "perks.yml",
    "-‹1›\n",
    "‹1›  [2]  must be a group of fields, but is empty",
  ),
  {
    name: "a page whose file is missing",
    edit: (content) => content.remove("pages/legal.yml"),
    problems: [
      "content/pages/legal.yml:1:1  is missing; needed: The copy of /legal/, and the words around each legal text. npm run new -- legal-page makes one to fill in.",
    ],
  },
  {
    name: "a list whose file is missing, told once and not in every entry that refers to it",
    edit: (content) => content.remove("industries.yml"),
    problems: ["content/industries.yml:1:1  is missing; needed: An industry of clients."],
  },
  {
    name: "a service whose file is missing",
    edit: (content) => {
      content.remove("services/design.yml");
      content.everywhere(/\.(yml|md)$/, (text) =>
        text.replace(/^( *services: ).*\bdesign\b.*/gm, "$1[repair]"),
      );
      content.mark("navigation.yml", /\/services\/design\//, "‹1›");
    },
    problems: [
      `content/navigation.yml:‹1›  footer.columns[0].links[1].to  there is no page at "/services/design/" (did you mean "/services/repair/"?); ${seeAddresses}`,
    ],
  },
  {
    name: "the call that every service page shows taken out",
    edit: (content) =>
      content.replace("calls-to-action.yml", /^- id: view_services\n(?: .*\n)+/m, ""),
    problems: [
      'content/calls-to-action.yml:1:1  has no entry "view_services"; every service page shows this call',
    ],
  },
  {
    name: "the legal text that security.txt leads to taken out",
    edit: (content) => {
      content.remove("legal/acceptable-use.md");
      content.replace("navigation.yml", /^.*\/legal\/acceptable-use\/.*\n/m, "");
    },
    problems: ["content/legal/acceptable-use.md:1:1  is missing; security.txt links to this text"],
  },
]);
