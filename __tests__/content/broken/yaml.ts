/** The messages for a file that is not valid YAML. */
import { appending, replacing, testMistakes } from "./mistakes";

const service = "services/repair.yml";
const colon =
  'put a text that contains ": " in quotes, and start all fields of a group in the same column';

testMistakes([
  replacing(
    "a text with a colon and no quotes",
    "perks.yml",
    /title: .*/,
    "title: ‹1›Remote: within Europe",
    `‹1›  is not valid YAML: a second field starts within this one; ${colon}`,
  ),
  replacing(
    "a line indented with a tab",
    "perks.yml",
    /^ {2}title: Free/m,
    "‹1›\ttitle: Free",
    "‹1›  is not valid YAML: this line is indented with a tab; use spaces",
  ),
  replacing(
    "a quote that is never closed",
    "perks.yml",
    /title: .*/,
    'title: ‹1›"Remote within Europe',
    "‹1›  is not valid YAML: this quote is never closed",
  ),
  replacing(
    "a backslash that makes an invisible character",
    "perks.yml",
    /title: .*/,
    'title: "Every file in C:‹1›\\backup"',
    "‹1›  is not valid YAML: this backslash makes an invisible character; put the text in single quotes, where it stays a backslash",
  ),
  replacing(
    "a field given twice",
    service,
    /^icon: .*\n/m,
    "icon: gauge\n‹1›icon: gauge\n",
    '‹1›  is not valid YAML: the field "icon" appears twice in one group; keep one',
  ),
  replacing(
    "a field of a list entry that is indented less than its neighbours",
    "perks.yml",
    /^ {2}title: Free/m,
    "‹1› title: Free",
    '‹1›  is not valid YAML: a list entry starts here without its dash; start it with "- ", and all of its fields in the same column',
  ),
  replacing(
    "a field of a group that is indented less than its neighbours",
    service,
    /^ {2}lead:/m,
    "‹1› lead:",
    "‹1›  is not valid YAML: this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
  ),
  replacing(
    "a field without its colon",
    service,
    /^title: /m,
    "‹1›title ",
    "‹1›  is not valid YAML: this line has no colon with a space after it; write a field as its name, a colon and a space, and indent a long text more than its field",
  ),
  replacing(
    "a text with quotes around only its first word",
    "perks.yml",
    /title: .*/,
    'title: "Remote" ‹1›within Europe',
    "‹1›  is not valid YAML: this does not fit what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes",
  ),
  replacing(
    "a text that begins with a special character",
    "perks.yml",
    /title: .*/,
    "title: ‹1›@home within Europe",
    "‹1›  is not valid YAML: a text cannot start with this character; put the text in quotes",
  ),
  replacing(
    "a text that begins with a star",
    "perks.yml",
    /title: .*/,
    "title: ‹1›*Remote",
    '‹1›  is not valid YAML: "*Remote" has a special meaning in YAML; put a text that starts with & or * in quotes',
  ),
  replacing(
    "a text that begins with an exclamation mark",
    "perks.yml",
    /title: .*/,
    "title: ‹1›!Remote within Europe",
    "‹1›  is not valid YAML: a text cannot start with an exclamation mark; put the text in quotes",
  ),
  replacing(
    "a fact without quotes",
    "perks.yml",
    /title: .*/,
    "title: {‹1›{site.name}}",
    "‹1›  is not valid YAML: put a text that starts with {{ in quotes",
  ),
  appending(
    "a second document below three dashes",
    "perks.yml",
    "‹1›---\n- id: more\n",
    "‹1›  is not valid YAML: a line of three dashes starts a second document; remove it",
  ),
  {
    name: "two slips in one file",
    edit: (content) => {
      content.replace("perks.yml", /title: Your.*/, "title: ‹1›Remote: within Europe");
      content.replace("perks.yml", /title: Free.*/, "title: ‹2›Hours: you set them");
    },
    problems: [
      `content/perks.yml:‹1›  is not valid YAML: a second field starts within this one; ${colon}`,
      `content/perks.yml:‹2›  is not valid YAML: a second field starts within this one; ${colon}`,
    ],
  },
  {
    name: "a slip in the file of facts once, and not in every text that uses them",
    edit: (content) => content.replace("site.yml", /^tagline: .*/m, "tagline: ‹1›We: architects"),
    problems: [
      `content/site.yml:‹1›  is not valid YAML: a second field starts within this one; ${colon}`,
    ],
  },
]);
