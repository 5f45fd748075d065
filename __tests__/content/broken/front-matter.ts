/** The messages for front matter that is missing, not closed or invalid. */
import { testMistakes } from "./mistakes";

const legal = "legal/acceptable-use.md";
const colon =
  'put a text that contains ": " in quotes, and start all fields of a group in the same column';

testMistakes([
  {
    name: "a text without front matter",
    edit: (content) => content.write(legal, "## What you can do\n\nRead the site.\n"),
    problems: [
      "content/legal/acceptable-use.md:1:1  has no front matter; start with a line of three dashes, the fields, and another line of three dashes",
    ],
  },
  {
    name: "front matter that is never closed",
    edit: (content) => content.replace(legal, /^---\n\n/m, "\n"),
    problems: [
      "content/legal/acceptable-use.md:1:1  its front matter is not closed; end it with a line of three dashes",
    ],
  },
  {
    name: "a slip in front matter, at its line in the file",
    edit: (content) =>
      content.write(
        legal,
        "---\ntitle: Acceptable Use Policy\ndescription: Rules: all of them\n---\n\nText.\n",
      ),
    problems: [
      `content/legal/acceptable-use.md:3:14  is not valid YAML: a second field starts within this one; ${colon}`,
    ],
  },
]);
