import { fireEvent, screen } from "@testing-library/react";
import { chooseLink } from "../../../../src/cms/markdown-field/choose-link";

beforeAll(() => (HTMLDialogElement.prototype.showModal = () => undefined));

const contact = { value: "/contact/", label: "Contact" };

/** Types an answer and leaves the dialog by a button. */
function answer(typed: string, returnValue: string) {
  const chosen = chooseLink([contact]);
  const field = screen.getByLabelText("Page or address");
  fireEvent.input(field, { target: { value: typed } });
  const dialog = screen.getByRole("dialog", { hidden: true });
  fireEvent(Object.assign(dialog, { returnValue }), new Event("close"));
  return chosen;
}

test.each([
  ["/contact/", contact],
  ["Contact", contact],
  ["price list.pdf", { value: "price%20list.pdf", label: "price list.pdf" }],
  ["https://example.com/", { value: "https://example.com/", label: "https://example.com/" }],
])("a link leads to the page or the address that an editor types: %s", async (typed, expected) => {
  await expect(answer(typed, "insert")).resolves.toEqual(expected);
});

test("a cancelled link leads nowhere", async () => {
  await expect(answer("/contact/", "")).resolves.toBeUndefined();
});
