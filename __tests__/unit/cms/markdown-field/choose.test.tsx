import { fireEvent, screen } from "@testing-library/react";
import { choose } from "../../../../src/cms/markdown-field/choose";

beforeAll(() => (HTMLDialogElement.prototype.showModal = () => undefined));

test.each([
  ["contact", ["/contact/"]],
  ["price list.pdf", ["price%20list.pdf"]],
  ["tel:+44 113 496 0000", ["tel:+44%20113%20496%200000"]],
  ["https://example.com/", ["https://example.com/"]],
  ["/contact/", ["/contact/"]],
  ["a word", []],
])(
  "the search for a link offers pages and the address that an editor types: %s",
  (typed, offered) => {
    document.body.replaceChildren();
    void choose("Link", [{ value: "/contact/", label: "Contact" }], true);
    fireEvent.input(screen.getByLabelText("Page or address"), { target: { value: typed } });
    const options = screen.queryAllByRole<HTMLOptionElement>("option", { hidden: true });
    expect(options.map(({ value }) => value)).toEqual(offered);
  },
);
