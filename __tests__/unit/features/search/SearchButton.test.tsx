import { render, screen, waitFor } from "@testing-library/react";
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

it("opens with its button, counts the results, and returns the focus", async () => {
  render(<SearchButton words={words} />);
  await userEvent.click(button());
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words.start));
  await userEvent.keyboard("returns");
  expect(screen.getByRole("status")).toHaveTextContent(`2 ${words.many}`);
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveAttribute("href", "/blog/returns/");
  expect(first).toHaveTextContent("Returns & <b>what they cost</b>");
  expect(first?.querySelector("mark")).toHaveTextContent("Returns");
  expect(first?.querySelector("b")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: words.close }));
  expect(button()).toHaveFocus();
});

it.each([["/"], ["{Control>}k{/Control}"], ["{Meta>}k{/Meta}"]])("opens with %s", async (keys) => {
  render(<SearchButton words={words} />);
  await userEvent.keyboard(keys);
  expect(await field()).toHaveFocus();
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

it("says what to try if nothing is found", async () => {
  render(<SearchButton words={words} />);
  await userEvent.click(button());
  await userEvent.type(await field(), "xyzzy");
  expect(screen.getByRole("status")).toHaveTextContent(`${words.none} “xyzzy”.`);
  expect(screen.getByText(words.advice)).toBeInTheDocument();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
    words.links.map(({ label }) => label),
  );
});
