/** The messages for a file that is not valid YAML, or in which YAML would lose words. */
import { expectReport } from "../content-copy";

const post = "blog/oil-and-dust/index.md";
const colon =
  'a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column';

test("files that are not valid YAML", () =>
  expectReport(
    (content) => {
      content.replace("categories.yml", /(?<= title: ).*/, "‹1›# 1 reason");
      content.replace("jobs.yml", /title: Clockmaker/, "title: Clockmaker ‹2›#1");
      content.replace("perks.yml", /title: .*/, "title: Our rank ‹3›# 1 and going up");
      content.replace("pages/about.yml", /^teamTitle:/m, "‹5›\tteamTitle:");
      content.replace("pages/audit.yml", /^ {2}title:/m, "‹6› title:");
      content.replace("pages/blog.yml", /(?<=^empty: ).*/m, '‹7›"Remote within Europe');
      content.replace("pages/careers.yml", /^empty: /m, "‹8›empty ");
      content.replace("pages/case-studies.yml", /^closing:/m, "‹9›---\nclosing:");
      content.replace("pages/contact.yml", /(?<=^promise: ).*/m, '"Remote" ‹10›within Europe');
      content.replace("pages/legal.yml", /(?<=^companyTitle: ).*/m, "‹11›@home within Europe");
      content.replace("pages/not-found.yml", /(?<=^lead: ).*/m, "‹12›*Remote");
      content.replace("pages/process.yml", /(?<=^ {2}lead: ).*/m, "‹13›!Remote within Europe");
      content.replace("pages/services.yml", /(?<=^listTitle: ).*/m, "{‹14›{site.name}}");
      content.replace("pages/tools.yml", /(?<=^call: ).*/m, "‹15›Remote: within Europe");
      content.replace("pages/tools.yml", /(?<=^empty: ).*/m, "‹16›Hours: you set them");
      content.replace("prices.yml", /^ {2}range:/m, "‹17› range:");
      content.replace("services/repair.yml", /^icon: .*\n/m, "icon: gauge\n‹18›icon: gauge\n");
    },
    [
      "categories.yml:‹1›  [0].title  must be text, but is empty",
      'categories.yml:‹1›  "# 1 reason" is a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
      'jobs.yml:‹2›  "#1" is a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
      "pages/about.yml:‹5›  this line is indented with a tab; use spaces",
      "pages/audit.yml:‹6›  this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
      "pages/blog.yml:‹7›  this quote is never closed",
      "pages/careers.yml:‹8›  this line is no field; write a field as its name, a colon and a space, indent a long text more than its field, and end the fields above a text with a line of three dashes",
      "pages/case-studies.yml:‹9›  a line of three dashes starts a second document; remove it",
      "pages/contact.yml:‹10›  this does not fit what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes",
      "pages/legal.yml:‹11›  a text cannot start with this character; put the text in quotes",
      'pages/not-found.yml:‹12›  "*Remote" has a special meaning in YAML; put a text that starts with & or * in quotes',
      "pages/process.yml:‹13›  a text cannot start with an exclamation mark; put the text in quotes",
      "pages/services.yml:‹14›  put a text that starts with {{ in quotes",
      `pages/tools.yml:‹15›  ${colon}`,
      `pages/tools.yml:‹16›  ${colon}`,
      'perks.yml:‹3›  "# 1 and going up" is a comment, which nobody sees; put the whole text in quotes, or the comment on a line of its own',
      'prices.yml:‹17›  a list entry starts here without its dash; start it with "- ", and all of its fields in the same column',
      "services/repair.yml:‹18›  this field appears twice in one group; keep one",
    ].map((problem) =>
      /is a comment|\[0\]/.test(problem)
        ? `content/${problem}`
        : `content/${problem.replace("›  ", "›  is not valid YAML: ")}`,
    ),
  ));

test("letters of another encoding, beside comments after a choice and a quoted text", () =>
  expectReport(
    (content) => {
      content.append(post, "\nA line \u000bof a slide.\n\n## A heading\ufffe\n");
      content.replace("jobs.yml", "type: fullTime", "type: fullTime # or Contract");
      content.replace("values.yml", /title: ./, "title: ‹1›\uFFFD");
      content.replace("perks.yml", /title: .*/, 'title: "Remote # 1 within Europe" # in quotes');
    },
    ["content/values.yml:‹1›  has a letter that cannot be read; save the file as UTF-8"],
  ));

test("mistakes that YAML reads as something else, each with one message", () =>
  expectReport(
    (content) => {
      content.replace(
        "path.yml",
        /^ {2}title: L/m,
        "‹1›<<<<<<< HEAD\n  title: A\n=======\n  title: L",
      );
      content.replace("values.yml", /description: A clock/, "description: A clock\n    ‹2›- any");
      content.replace(post, /^date: .*/m, "date: ‹3›20250401");
      content.replace("services/repair.yml", "{ value: 2 s", "‹4›{ value: ‹5›2,67");
    },
    [
      `content/${post}:‹3›  date  "20250401" is not a valid date; write it as year-month-day, such as 2024-11-05`,
      "content/path.yml:‹1›  choose one of the two versions, and take out the lines <<<<<<<, ======= and >>>>>>>",
      "content/services/repair.yml:‹4›  figures[0].67  is not a field; write decimals with a point, such as 2.67",
      "content/services/repair.yml:‹5›  figures[0].value  must be text, but is the number 2; put it in quotes",
      "content/values.yml:‹2›  this line goes on with the text above; begin it in the column of the entry above if it is an entry of its own",
    ],
  ));
