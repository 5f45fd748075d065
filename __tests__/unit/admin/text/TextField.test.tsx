import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../../../../src/admin/text/TextField";

// Decap's store is not there without Decap.
jest.mock("../../../../src/admin/text/keep-picture", () => ({ keepPicture: jest.fn() }));

const onChange = jest.fn();

const field = (value: string | null) => (
  <TextField
    value={value}
    field={{}}
    classNameWrapper=""
    mediaPaths={new Map<string, unknown>()}
    onChange={onChange}
    onOpenMediaLibrary={jest.fn()}
    onRemoveInsertedMedia={jest.fn()}
    onPersistMedia={jest.fn()}
    setActiveStyle={jest.fn()}
    setInactiveStyle={jest.fn()}
  />
);

it("shows a text that does not come from it, such as one that is taken up again", async () => {
  const { rerender } = render(field(null));
  const area = screen.getByRole("textbox");
  expect(area).toHaveValue("");
  await userEvent.type(area, "One");
  expect(onChange).toHaveBeenLastCalledWith("One");
  rerender(field("One"));
  expect(area).toHaveValue("One");
  rerender(field("Two"));
  expect(area).toHaveValue("Two");
});

it("is entered at its beginning", () => {
  render(field("One"));
  expect(screen.getByRole("textbox")).toHaveProperty("selectionEnd", 0);
});

it("tells the CMS nothing while it shows a text", () => {
  onChange.mockClear();
  render(field("One"));
  expect(onChange).not.toHaveBeenCalled();
});
