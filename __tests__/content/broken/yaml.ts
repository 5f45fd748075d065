/** The messages for a file that is not valid YAML, or in which YAML would lose words. */
import { expectReport } from "../content-copy";

const post = "blog/oil-and-dust/index.md";
const colon =
  'a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column';

test("files that are not valid YAML", () =>
  expectReport(
    (content) => {
      content.replace("categories.yml", /(?<= title: ).*/, "‹1›#1 reason");
      content.replace("jobs.yml", /title: Clockmaker/, "title: Clockmaker ‹2›#1");
      content.replace("perks.yml", /title: .*/, "title: Our rank ‹3›# 1 and going up");
      content.replace("path.yml", /title: Letter/, 'title: "Every file in C:‹4›\\backup"');
      content.replace("pages/about.yml", /^teamTitle:/m, "‹5›\tteamTitle:");
      content.replace("pages/audit.yml", /^ {2}title:/m, "‹6› title:");
      content.replace("pages/blog.yml", /(?<=^allLabel: ).*/m, '‹7›"Remote within Europe');
      content.replace("pages/careers.yml", /^empty: /m, "‹8›empty ");
      content.replace("pages/case-studies.yml", /^closing:/m, "‹9›---\nclosing:");
      content.replace("pages/contact.yml", /(?<=^promise: ).*/m, '"Remote" ‹10›within Europe');
      content.replace("pages/legal.yml", /(?<=^updatedLabel: ).*/m, "‹11›@home within Europe");
      content.replace("pages/not-found.yml", /(?<=^lead: ).*/m, "‹12›*Remote");
      content.replace("pages/process.yml", /(?<=^ {2}lead: ).*/m, "‹13›!Remote within Europe");
      content.replace("pages/services.yml", /(?<=^listTitle: ).*/m, "{‹14›{site.name}}");
      content.replace("pages/tools.yml", /(?<=^startLabel: ).*/m, "‹15›Remote: within Europe");
      content.replace("pages/tools.yml", /(?<=^readLabel: ).*/m, "‹16›Hours: you set them");
      content.replace("prices.yml", /^ {2}range:/m, "‹17› range:");
      content.replace("services/repair.yml", /^icon: .*\n/m, "icon: gauge\n‹18›icon: gauge\n");
    },
    [
      'categories.yml:‹1›  "#1 reason" would be a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
      'jobs.yml:‹2›  "#1" would be a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
      "pages/about.yml:‹5›  this line is indented with a tab; use spaces",
      "pages/audit.yml:‹6›  this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
      "pages/blog.yml:‹7›  this quote is never closed",
      "pages/careers.yml:‹8›  this line has no colon with a space after it; write a field as its name, a colon and a space, and indent a long text more than its field",
      "pages/case-studies.yml:‹9›  a line of three dashes starts a second document; remove it",
      "pages/contact.yml:‹10›  this does not fit what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes",
      "pages/legal.yml:‹11›  a text cannot start with this character; put the text in quotes",
      'pages/not-found.yml:‹12›  "*Remote" has a special meaning in YAML; put a text that starts with & or * in quotes',
      "pages/process.yml:‹13›  a text cannot start with an exclamation mark; put the text in quotes",
      "pages/services.yml:‹14›  put a text that starts with {{ in quotes",
      `pages/tools.yml:‹15›  ${colon}`,
      `pages/tools.yml:‹16›  ${colon}`,
      "path.yml:‹4›  this backslash makes an invisible character; put the text in single quotes, where it stays a backslash",
      'perks.yml:‹3›  "# 1 and going up" would be a comment, which nobody sees; put the whole text in quotes, or the comment on a line of its own',
      'prices.yml:‹17›  a list entry starts here without its dash; start it with "- ", and all of its fields in the same column',
      'services/repair.yml:‹18›  the field "icon" appears twice in one group; keep one',
    ].map((problem) => `content/${problem.replace("›  ", "›  is not valid YAML: ")}`),
  ));

test("letters that cannot be read, beside comments after a choice and a quoted text", () =>
  expectReport(
    (content) => {
      content.append(post, "\nA line ‹1›\u000bof a slide.\n\n## A heading‹2›\ufffe\n");
      content.replace("jobs.yml", "type: Full-time", "type: Full-time # or Contract");
      content.replace("values.yml", /title: ./, "title: ‹1›\uFFFD");
      content.replace("perks.yml", /title: .*/, 'title: "Remote # 1 within Europe" # in quotes');
    },
    [
      ...["‹1›  has the invisible character U+000B", "‹2›  has the invisible character U+FFFE"].map(
        (start) =>
          `content/${post}:${start}, which makes the feed unreadable; delete it, or type the words around it again`,
      ),
      "content/values.yml:‹1›  has a letter that cannot be read; save the file as UTF-8",
    ],
  ));
