import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { listenForSearch } from "../../../../src/inline-scripts/search";
import { SearchDialog } from "../../../../src/features/search/SearchDialog";
import { nodeOf } from "../../../support/content";

const { search: copy } = nodeOf<{ search: Queries.SearchPartFragment }>("Navigation");

const documents = [
  {
    href: "/blog/returns/",
    type: "Article",
    title: "Returns & what they cost",
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
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // As in the head of every page.
  document.documentElement.dataset.js = "";
  listenForSearch(() => undefined);
});

const untilReady = () => waitFor(() => expect(screen.getByText(copy.start)).toBeInTheDocument());

beforeEach(() => {
  document.documentElement.removeAttribute("style");
  globalThis.fetch = async () => ({ ok: true, json: async () => documents }) as Response;
});

// The first test, since a fetched index is kept for the tab.
it("an index that cannot be fetched is told after three retries, and can be fetched again", async () => {
  const online = globalThis.fetch;
  const failing = jest.fn((_address: unknown) => Promise.reject(new TypeError("Failed to fetch")));
  globalThis.fetch = failing;
  jest.useFakeTimers();
  render(<SearchDialog copy={copy} />);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(WORDS.search.loading)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(7000));
  const indexes = failing.mock.calls.filter(([address]) =>
    String(address).includes("search-index"),
  );
  expect(indexes).toHaveLength(4);
  expect(screen.getByText(WORDS.search.failed)).toBeInTheDocument();
  globalThis.fetch = online;
  fireEvent.click(screen.getByText(WORDS.search.retry));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(copy.start)).toBeInTheDocument();
});

it("the page scrolls if the search was closed before hydration", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<SearchDialog copy={copy} />);
  render(<SearchDialog copy={copy} />, { container, hydrate: true });
  expect(document.documentElement.style.overflow).toBe("");
});

it("an early Escape that is repeated after hydration does not close the search", async () => {
  render(<SearchDialog copy={copy} />);
  // With Caps Lock, the key is a capital letter.
  fireEvent.keyDown(document.body, { key: "K", ctrlKey: true });
  await untilReady();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);
});

it("the search opens with Cmd+K, and opens the first result on Enter that completes no letter", async () => {
  render(<SearchDialog copy={copy} />);
  await userEvent.keyboard("{Meta>}k{/Meta}");
  expect(await screen.findByRole("searchbox", { name: WORDS.search.field })).toHaveFocus();
  await untilReady();
  await userEvent.keyboard("returns");
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Returns & what they cost");
  const opened = jest.fn((event: Event) => event.preventDefault());
  first?.addEventListener("click", opened);
  const field = screen.getByRole("searchbox");
  for (const part of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: "Enter", ...part });
  expect(opened).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(opened).toHaveBeenCalledTimes(1);
});
