import { fireEvent, render, screen, within } from "@testing-library/react";
import { SchemeControl } from "../../../src/layout/SchemeControl";
import { applyScheme } from "../../../src/inline-scripts/scheme";
import { schemeKey } from "../../../src/theme/scheme";

const root = document.documentElement;

/** Runs the script of the head, as on a new visit. */
function loadPage(): void {
  delete root.dataset.theme;
  applyScheme();
}

const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const pressed = () =>
  within(screen.getByRole("group", { name: "Theme" }))
    .getAllByRole("button", { pressed: true })
    .map((button) => button.textContent);

afterEach(() => {
  delete root.dataset.theme;
});

test("System resets the chosen colour scheme", () => {
  render(<SchemeControl />);
  choose("Dark");
  choose("System");
  expect(root).not.toHaveAttribute("data-theme");
  expect(pressed()).toEqual(["System"]);
  loadPage();
  expect(root).not.toHaveAttribute("data-theme");
});

test("an invalid stored colour scheme is ignored", () => {
  localStorage.setItem(schemeKey, "sepia");
  loadPage();
  expect(root).not.toHaveAttribute("data-theme");
});
