/** The messages for a file that is missing, empty or in the wrong place. */
import { testMistakes } from "./mistakes";

const seeAddresses = "npm run content -- --addresses lists all";

testMistakes([
  {
    name: "a file that belongs to no kind",
    edit: (content) => content.write("claim.yml", "- id: years\n"),
    problems: [
      'content/claim.yml:1:1  is not a file that the site reads (did you mean "claims.yml"?)',
    ],
  },
  {
    name: "a file whose name resembles no other",
    edit: (content) => content.write("notes-for-the-next-meeting.txt", "Call the printer.\n"),
    problems: ["content/notes-for-the-next-meeting.txt:1:1  is not a file that the site reads"],
  },
  {
    name: "a picture in an unsupported format",
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
    name: "an empty file, whose optional fields are not listed",
    edit: (content) => {
      content.write("guides/clock-care/index.md", "---\n---\n\nText.\n");
      content.write("pages/legal.yml", "");
    },
    problems: [
      "content/guides/clock-care/index.md:2:1  has no fields; needed: title, description, updated, order, services",
      "content/pages/legal.yml:1:1  has no fields; needed: hero, updatedLabel, companyTitle, company",
    ],
  },
  {
    name: "a page without search texts whose hero has no lead",
    edit: (content) => {
      content.replace("pages/legal.yml", /^seo:\n( .*\n)*/m, "");
      content.replace("pages/legal.yml", /^ {2}lead: .*\n/m, "");
    },
    problems: [
      "content/pages/legal.yml:2:1  seo.description  is missing, and the page has no text to take it from; write it",
    ],
  },
  {
    name: "an empty list that the site requires",
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
  {
    name: "a page whose file is missing",
    edit: (content) => content.remove("pages/legal.yml"),
    problems: [
      "content/pages/legal.yml:1:1  is missing; needed: The copy of /legal/, and the words around each legal text. npm run new -- legal-page makes one to fill in.",
    ],
  },
  {
    name: "a missing list once, and not in every entry that refers to it",
    edit: (content) => content.remove("industries.yml"),
    problems: ["content/industries.yml:1:1  is missing; needed: An industry of clients."],
  },
  {
    name: "the removal of the call to action that every service page shows",
    edit: (content) =>
      content.replace("calls-to-action.yml", /^- id: view_services\n(?: .*\n)+/m, ""),
    problems: [
      'content/calls-to-action.yml:1:1  has no entry "view_services"; every service page shows this call',
    ],
  },
  {
    name: "the removal of the legal text that security.txt links to",
    edit: (content) => {
      content.remove("legal/acceptable-use.md");
      content.replace("navigation.yml", /^.*\/legal\/acceptable-use\/.*\n/m, "");
    },
    problems: ["content/legal/acceptable-use.md:1:1  is missing; security.txt links to this text"],
  },
]);
