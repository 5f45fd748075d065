import { screen, waitFor } from "@testing-library/react";
import { nameDraft, nameListButtons } from "../../../src/admin/button-names";

/** An entry of a list as Decap CMS shows it. */
const entry = (label: string) => `<div>
  <div class="css-1-StyledListItemTopBar">
    <button><svg></svg></button><div role="button" tabindex="0"></div><button><svg></svg></button>
  </div>
  <div class="css-2-NestedObjectLabel">${label}</div>
</div>`;

it("the buttons of a list entry say what they do, and to which entry, also to one that is added", async () => {
  document.body.innerHTML = entry("Goods");
  const stop = nameListButtons(document.body);
  for (const name of ["Open or close “Goods”", "Reorder “Goods”", "Remove “Goods”"])
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
  document.body.insertAdjacentHTML("beforeend", entry(""));
  expect(await screen.findByRole("button", { name: "Remove this entry" })).toBeInTheDocument();
  stop();
});

it("the button of a group says what it shows and hides", () => {
  const button = '<button class="css-4-ExpandButton"><svg></svg></button>';
  const label = "<label>Search texts<span> (optional)</span></label>";
  document.body.innerHTML = `<div class="css-3-ControlContainer">${label}${button}</div>${button}`;
  const stop = nameListButtons(document.body);
  for (const name of ["Show or hide “Search texts”", "Show or hide this group"])
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
  stop();
});

it("an entry that is a draft on the site reads “Saved” rather than “Published”, and another does not", async () => {
  let isDraft = true;
  document.body.innerHTML = '<div class="css-1-PublishedToolbarButton">Published</div><p></p>';
  const [button, other] = document.body.children;
  const stop = nameDraft(document.body, () => isDraft);
  expect(button).toHaveTextContent("Saved");
  isDraft = false;
  other?.append("Another entry");
  await waitFor(() => expect(button).toHaveTextContent("Published"));
  stop();
});
