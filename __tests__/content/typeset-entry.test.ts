/** Editors type straight quotation marks and hyphens; visitors see typographic ones. */
import { entryOf } from "../../src/content/read/entry";
import { ContentCopy } from "./content-copy";

const audience = { today: "2026-06-15", drafts: false };

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});

test("fields are shown with curly quotation marks and minus signs", () => {
  content.replace(
    "pages/about.yml",
    /^ {2}title: .*$/m,
    `  title: The team's "second" look at -$4`,
  );
  const { entries, problems } = content.load(audience);
  expect(problems).toEqual([]);
  expect(entryOf(entries, "AboutPage")?.data.hero.title).toBe("The team’s “second” look at −$4");
});

test("the sentence for an unknown article is shown as it is typed", () => {
  content.replace(
    "pages/not-found.yml",
    /^postLead: .*$/m,
    "postLead: It isn't here, we're sorry.",
  );
  const { entries } = content.load(audience);
  expect(entryOf(entries, "NotFoundPage")?.data.postLead).toBe("It isn't here, we're sorry.");
});
