import { fireEvent, render, screen } from "@testing-library/react";
import { SchemeControl } from "../../../../src/layout/header/SchemeControl";
import { applyScheme } from "../../../../src/inline-scripts/scheme";
import { schemeKey } from "../../../../src/theme/scheme";

const root = document.documentElement;

/** Runs the script of the head, as on a new visit. */
function loadPage(): void {
  delete root.dataset.theme;
  applyScheme();
}

const control = () => screen.getByRole("combobox", { name: WORDS.theme.label });
const choose = (value: string) => fireEvent.change(control(), { target: { value } });

afterEach(() => {
  delete root.dataset.theme;
});

test("a chosen colour scheme is kept, and System resets it", () => {
  loadPage();
  const { unmount } = render(<SchemeControl />);
  choose("dark");
  loadPage();
  expect(root).toHaveAttribute("data-theme", "dark");
  unmount();
  render(<SchemeControl />);
  expect(control()).toHaveDisplayValue(WORDS.theme.dark);
  choose("system");
  loadPage();
  expect(root).not.toHaveAttribute("data-theme");
});

test("an invalid stored colour scheme is ignored", () => {
  localStorage.setItem(schemeKey, "sepia");
  loadPage();
  expect(root).not.toHaveAttribute("data-theme");
});
