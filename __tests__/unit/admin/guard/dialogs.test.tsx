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

it.each([
  ["deleted", "Delete this page?", "Delete", undefined],
  ["deleted at once", "Delete this page?", "Delete", "gone from the site at once"],
  ["a draft", "Take this page off the site?", "Take it off", "the page is back at its address"],
] as const)("asks where visitors go of a page that is %s", async (leaving, name, yes, note) => {
  const ask = () => editorAtScreen.askRedirect("/blog/a/", ["/", "/blog/"], leaving);
  const kept = ask();
  const dialog = await shown();
  expect(dialog).toHaveAccessibleName(name);
  expect(dialog).toHaveTextContent("may still lead to /blog/a/");
  for (const each of ["gone from the site at once", "the page is back at its address"])
    expect(dialog.textContent.includes(each)).toBe(each === note);
  await close();
  expect(await kept).toBeUndefined();
  const left = ask();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: yes });
  Object.assign(await shown(), { returnValue: button.value });
  await close();
  // The list that it belongs to is offered first.
  expect(await left).toBe("/blog/");
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
