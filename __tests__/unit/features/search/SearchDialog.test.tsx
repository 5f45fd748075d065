import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { openSearch } from "../../../../src/early/search";
import { SearchButton } from "../../../../src/features/search/SearchButton";
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
  {
    href: "/services/analytics/",
    type: "Service",
    title: "Analytics",
    description: "Dashboards for returns.",
    keywords: "",
    body: "Dashboards.",
  },
];

// jsdom has the element without its methods, and without forms that close it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("input")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button");
    if (button?.form?.method !== "dialog") return;
    event.preventDefault();
    document.querySelector("dialog")?.close();
  });
  // As in the head of every page.
  document.documentElement.dataset.js = "";
  openSearch(begin);
});

const begin = jest.fn();

const request = jest.fn(async () => ({ ok: true, json: async () => documents }) as Response);

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = request;
});

const button = () => screen.getByRole("button", { name: words.label });
const field = () => screen.findByRole("searchbox", { name: words.field });
const open = () =>
  render(
    <>
      <SearchButton label={words.label} />
      <SearchDialog words={words} />
    </>,
  );

it("finds what was typed before its script came", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<SearchDialog words={words} />);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await userEvent.type(await field(), "returns");
  render(<SearchDialog words={words} />, { container, hydrate: true });
  expect((await screen.findAllByRole("link"))[0]).toHaveTextContent("Returns");
});

it("opens at the press of its button, which also starts the scripts of the page", async () => {
  open();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(await field()).toHaveFocus();
  expect(begin).toHaveBeenCalled();
});

it("opens with the keys of a Mac, and shows a title's own brackets as text", async () => {
  open();
  await userEvent.keyboard("{Meta>}k{/Meta}");
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words.start));
  await userEvent.keyboard("returns");
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Returns & <b>what they cost</b>");
  expect(first?.querySelector("mark")).toHaveTextContent("Returns");
  expect(first?.querySelector("b")).toBeNull();
});

it("ignores / once the visitor has turned it off", async () => {
  open();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field();
  await userEvent.click(screen.getByRole("checkbox", { name: words.slash }));
  await userEvent.click(screen.getByRole("button", { name: words.close }));
  await userEvent.keyboard("/");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(button());
  await field();
  await userEvent.click(screen.getByRole("checkbox", { name: words.slash }));
  await userEvent.click(screen.getByRole("button", { name: words.close }));
  await userEvent.keyboard("/");
  expect(await field()).toHaveFocus();
});
