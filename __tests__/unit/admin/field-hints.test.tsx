import { screen, waitFor } from "@testing-library/react";
import { tieHints } from "../../../src/admin/field-hints";

/** A field as Decap CMS shows it. */
const shown = (
  id: string,
  label: string,
  field: string,
  mistake = "",
) => `<div class="css-1-ControlContainer">
  <div class="css-2-ControlTopbar">
    <label for="${id}">${label}</label>
    ${mistake && `<ul class="css-3-ControlErrorsList"><li>${mistake}</li></ul>`}
  </div>
  ${field}
  <p class="css-4-ControlHint">The hint of ${label}.</p>
</div>`;

let stop = (): void => undefined;
afterEach(() => stop());

const show = (html: string): void => {
  document.body.innerHTML = html;
  stop = tieHints(document.body);
};

it("a field is described by its hint and its count, and is wrong as long as its count is", async () => {
  const count = '<span id="title-field-1-count" data-wrong>5 of 25</span>';
  show(
    shown(
      "title-field-1",
      "Title",
      `<input id="title-field-1" aria-describedby="title-field-1-count">${count}`,
    ),
  );
  const field = screen.getByRole("textbox", { name: "Title" });
  expect(field).toHaveAccessibleDescription("The hint of Title. 5 of 25");
  expect(field).toBeInvalid();
  const right = document.createElement("span");
  right.id = "title-field-1-count";
  right.append("30 of 25");
  document.getElementById("title-field-1-count")?.replaceWith(right);
  await waitFor(() => expect(field).toBeValid());
});

it("what Decap objects to is said first, and no longer once it is mended", async () => {
  show(shown("id-field-2", "Address", '<input id="id-field-2">', "Small letters, please."));
  const field = screen.getByRole("textbox", { name: "Address" });
  expect(field).toHaveAccessibleDescription("Small letters, please. The hint of Address.");
  expect(field).toBeInvalid();
  document.querySelector("ul")?.remove();
  await waitFor(() => expect(field).toBeValid());
  expect(field).toHaveAccessibleDescription("The hint of Address.");
});

it("a group has the name of its label, and a field within it its own", () => {
  const inner = shown("title-field-4", "Title", '<input id="title-field-4">');
  show(shown("seo-field-3", "Search texts", `<div id="seo-field-3">${inner}</div>`));
  const group = screen.getByRole("group", { name: "Search texts" });
  expect(group).toHaveAccessibleDescription("The hint of Search texts.");
  expect(group).toContainElement(screen.getByRole("textbox", { name: "Title" }));
});

it("a button says which field it is of", () => {
  show(shown("cover-field-5", "Cover", "<div><button>Choose an image</button></div>"));
  expect(screen.getByRole("button", { name: "Choose an image" })).toHaveAccessibleDescription(
    "Cover The hint of Cover.",
  );
});

it("no id begins like that of a field, by which the focus finds it again", () => {
  show(shown("title-field-1", "Title", '<input id="title-field-1">', "Too short."));
  expect(document.querySelectorAll('[id^="title-field-"]')).toHaveLength(1);
});
