import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { openSearch } from "../../../../src/inline-scripts/search";
import { SearchDialog } from "../../../../src/features/search/SearchDialog";
import { nodeOf } from "../../../support/content";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

const { search: words } = nodeOf<{ search: Queries.SearchPartFragment }>("Navigation");

const documents = [
  {
    href: "/blog/returns/",
    type: "Article",
    title: "Returns & <b>what they cost</b>",
    description: "A text on returns.",
    keywords: "",
    body: "Returns.",
  },
];

// jsdom lacks the methods of dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("input")?.focus();
  };
  // As in the head of every page.
  document.documentElement.dataset.js = "";
  openSearch(() => undefined);
});

beforeEach(() => {
  globalThis.fetch = async () => ({ ok: true, json: async () => documents }) as Response;
});

it("the search finds what was typed before hydration", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<SearchDialog words={words} />);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await userEvent.type(await screen.findByRole("searchbox", { name: words.field }), "returns");
  render(<SearchDialog words={words} />, { container, hydrate: true });
  expect((await screen.findAllByRole("link"))[0]).toHaveTextContent("Returns");
});

it("the search opens with Cmd+K, and shows HTML in a title as text", async () => {
  render(<SearchDialog words={words} />);
  await userEvent.keyboard("{Meta>}k{/Meta}");
  expect(await screen.findByRole("searchbox", { name: words.field })).toHaveFocus();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words.start));
  await userEvent.keyboard("returns");
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Returns & <b>what they cost</b>");
  expect(first?.querySelector("mark")).toHaveTextContent("Returns");
  expect(first?.querySelector("b")).toBeNull();
});
