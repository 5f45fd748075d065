import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openFile } from "../../../../src/admin/decap";
import { leadTo } from "../../../../src/admin/editor/EntryFields";
import { closeMistakes, showMistakes } from "../../../../src/admin/guard/mistake-list";
import { mistakesOf } from "../../../../src/admin/guard/mistakes";
import type { Problem } from "../../../../src/model/problem";

jest.mock("../../../../src/admin/decap", () => ({ openFile: jest.fn() }));
jest.mock("../../../../src/admin/editor/EntryFields", () => ({ leadTo: jest.fn() }));

const file = "content/blog/a/index.md";
const text = "---\ntitle: Where it leaks\nseo:\n  title: Leaks\n---\n\nFirst line.\nSecond line.\n";

const problem = (message: string, others: Partial<Problem> = {}): Problem => ({
  file,
  line: 4,
  column: 3,
  field: "seo.title",
  message,
  ...others,
});

const mistakes = (...problems: Problem[]) =>
  mistakesOf(problems, new Map([[file, text]]), new Map());

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  jest.mocked(openFile).mockReturnValue(file);
});

afterEach(closeMistakes);

it("names the entry and the field as the CMS does, without what only those need who have the files", () => {
  showMistakes(
    "This was not saved",
    mistakes(problem('there is no page at "/a/"; npm run content -- --addresses lists all')),
  );
  const panel = screen.getByRole("dialog", { name: "This was not saved" });
  expect(within(panel).getByRole("heading", { level: 3 })).toHaveTextContent(
    "Article “Where it leaks”",
  );
  const item = within(panel).getByRole("listitem");
  expect(item).toHaveTextContent('Search texts › Title there is no page at "/a/"');
  expect(item).not.toHaveTextContent("npm run");
  expect(panel).not.toHaveTextContent(file);
});

it("names other entries in its words, and not their files", () => {
  showMistakes("This was not saved", mistakes(problem(`is already used in ${file}:4`)));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "is already used in the article “Where it leaks”",
  );
});

it("leads to the field of a mistake, and to the line of a text", async () => {
  showMistakes(
    "This was not saved",
    mistakes(problem("is too long"), problem("leads nowhere", { line: 8, field: "link" })),
  );
  await userEvent.click(screen.getByRole("button", { name: "Search texts › Title" }));
  expect(leadTo).toHaveBeenLastCalledWith(
    expect.objectContaining({
      file,
      address: "/collections/BlogPost/entries/a/index",
      field: "seo.title",
    }),
    file,
  );
  await userEvent.click(screen.getByRole("button", { name: "Text, line 2" }));
  expect(leadTo).toHaveBeenLastCalledWith(expect.objectContaining({ field: "body.2" }), file);
  // The list stays, with what is left to mend.
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("is one list at a time, and closes by its button and by Escape", async () => {
  showMistakes("The first", mistakes(problem("is too long")));
  showMistakes("The second", mistakes(problem("is too long")));
  expect(screen.getByRole("dialog")).toHaveAccessibleName("The second");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  showMistakes("The third", mistakes(problem("is too long")));
  screen.getByRole("button", { name: "Close" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("calls the field of a description as the CMS does", () => {
  const [mistake] = mistakes(problem("has no description; say in coverAlt what the picture shows"));
  expect(mistake?.message).toBe(
    "has no description; say in “Cover description” what the picture shows",
  );
});
