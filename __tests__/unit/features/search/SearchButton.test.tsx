import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchButton } from "../../../../src/features/search/SearchButton";
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

// jsdom has the element without its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const request = jest.fn(async () => ({ ok: true, json: async () => documents }) as Response);

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = request;
});

const button = () => screen.getByRole("button", { name: words.label });
const field = () => screen.findByRole("searchbox", { name: words.field });

it("fetches nothing until it is opened", () => {
  render(<SearchButton words={words} />);
  expect(request).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("does not open once Escape has taken it back on its way, and opens when it is asked for again", async () => {
  render(<SearchButton words={words} />);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "Escape" });
  // The dialog's module is there by then.
  await act(async () => void (await import("../../../../src/features/search/SearchDialog")));
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(await field()).toHaveFocus();
});

it("opens with the keys of a Mac, and shows a title's own brackets as text", async () => {
  render(<SearchButton words={words} />);
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
  render(<SearchButton words={words} />);
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
