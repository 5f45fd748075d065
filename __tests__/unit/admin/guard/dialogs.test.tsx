import { screen } from "@testing-library/react";
import { editorAtScreen } from "../../../../src/admin/guard/dialogs";
import type { Problem } from "../../../../src/model/problem";

const problem = (message: string): Problem => ({
  file: "content/blog/a/index.md",
  line: 2,
  column: 3,
  field: "seo.title",
  message,
});

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const shown = () => screen.findByRole("dialog");
const close = async () => (await shown()).dispatchEvent(new Event("close"));

it("names a field as the CMS does, and leaves out what only those need who work with files", async () => {
  editorAtScreen.refuse("This was not saved", [
    problem('there is no page at "/a/"; npm run content -- --addresses lists all'),
  ]);
  const item = (await shown()).querySelector("li");
  expect(item?.querySelector("strong")).toHaveTextContent("Search texts › Title");
  expect(item).toHaveTextContent('there is no page at "/a/"');
  expect(item).not.toHaveTextContent("npm run");
  await close();
});

it.each([true, false])(
  "says that a deletion is at once where saves are not: %s",
  async (isReviewed) => {
    const answer = editorAtScreen.askRedirect("/blog/a/", ["/blog/"], isReviewed);
    expect(/gone from the site at once/.test((await shown()).textContent)).toBe(isReviewed);
    await close();
    expect(await answer).toBeUndefined();
  },
);

it("says what visitors of a page see that is a draft now, and how to send them elsewhere", async () => {
  editorAtScreen.reportHidden("/blog/a/");
  expect(await shown()).toHaveTextContent("Visitors who open /blog/a/ see “page not found”");
  expect(await shown()).toHaveTextContent("turn “Draft” off and delete the entry");
  await close();
});

it("shows one dialog at a time, in their order", async () => {
  editorAtScreen.advise("To do", [problem("is missing")]);
  editorAtScreen.reportFailure("A failure", "Why.");
  expect(await shown()).toHaveAccessibleName("To do");
  await close();
  expect(await screen.findByRole("dialog", { name: "A failure" })).toBeInTheDocument();
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
});
