import { screen } from "@testing-library/react";
import { editorAtScreen } from "../../../../src/admin/guard/dialogs";

// Decap itself has no part in what is asked.
jest.mock("../../../../src/admin/decap", () => ({ openFile: () => undefined }));
jest.mock("../../../../src/admin/editor/EntryFields", () => ({ leadTo: jest.fn() }));
jest.mock("../../../../src/admin/editor/fill", () => ({ fill: jest.fn() }));

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const shown = () => screen.findByRole("dialog");
const close = async () => (await shown()).dispatchEvent(new Event("close"));

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

it.each([
  ["/guides/a/", "/resources/"],
  ["/tools/a/", "/resources/tools/"],
  ["/calculators/a/", "/resources/"],
  ["/legal/a/", "/legal/"],
])("offers the list that shows %s first, which is %s", async (address, list) => {
  const asked = editorAtScreen.askRedirect(address, ["/", list], "deleted");
  await shown();
  expect(screen.getByRole("combobox")).toHaveValue(list);
  await close();
  await asked;
});

it("offers no page first where that list is not shown", async () => {
  const asked = editorAtScreen.askRedirect("/guides/a/", ["/", "/guides/b/"], "deleted");
  await shown();
  expect(screen.getByRole("combobox")).toHaveValue("");
  await close();
  await asked;
});

it("shows one dialog at a time, in their order", async () => {
  editorAtScreen.reportFailure("The first", "Why.");
  editorAtScreen.reportFailure("A failure", "Why.");
  expect(await shown()).toHaveAccessibleName("The first");
  await close();
  expect(await screen.findByRole("dialog", { name: "A failure" })).toBeInTheDocument();
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows the lines that two people have changed, in the words of the fields", async () => {
  const asked = editorAtScreen.askBoth("the article “A”", [
    { mine: ["excerpt: >-", "  What I say."], theirs: [] },
  ]);
  const dialog = await shown();
  expect(dialog).toHaveTextContent("the same lines of the article “A” since you opened it");
  expect([...dialog.querySelectorAll(".site-lines")].map(({ textContent }) => textContent)).toEqual(
    ["Excerpt:\n  What I say.", "nothing: the lines are gone"],
  );
  const names = [...dialog.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Close", "Take what was saved", "Keep mine"]);
  Object.assign(dialog, { returnValue: "theirs" });
  await close();
  expect(await asked).toBe("theirs");
  const again = editorAtScreen.askBoth("the article “A”", []);
  expect(await shown()).toHaveTextContent("Both can be brought together");
  await close();
  expect(await again).toBeUndefined();
});
