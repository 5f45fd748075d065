import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "../../../src/ui/Tooltip";

const open = (repeats = false) =>
  render(
    <Tooltip text="Data & ERP Sync" repeats={repeats}>
      {(described) => (
        <button type="button" {...described}>
          Odoo
        </button>
      )}
    </Tooltip>,
  );

const button = () => screen.getByRole("button", { name: "Odoo" });
const words = () => screen.getByText("Data & ERP Sync");
const after = (time: number) => act(() => jest.advanceTimersByTime(time));

/** jsdom has no pointer events; a mouse event that names its pointer is read alike. */
function pointer(type: string, from: Element, to: Element, pointerType = "mouse"): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: to });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(from, event);
}
const point = (kind = "mouse") => pointer("pointerover", button(), document.body, kind);
const leave = (from: Element, to: Element = document.body) => pointer("pointerout", from, to);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the words describe the control, open or not", () => {
  open();
  expect(words()).not.toBeVisible();
  expect(button()).toHaveAccessibleDescription("Data & ERP Sync");
});

test("words that only repeat a name are not said twice", () => {
  open(true);
  point();
  after(700);
  expect(words()).toBeVisible();
  expect(button()).not.toHaveAccessibleDescription();
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

test("a pointer that passes by does not open it, and coming back counts anew", () => {
  open();
  point();
  after(600);
  leave(button());
  after(5000);
  expect(words()).not.toBeVisible();
  point();
  after(699);
  expect(words()).not.toBeVisible();
  after(1);
  expect(words()).toBeVisible();
});

test.each(["touch", "pen"])("%s does not open it", (kind) => {
  open();
  point(kind);
  after(5000);
  expect(words()).not.toBeVisible();
});

test("the pointer may move onto the words; leaving both closes them", () => {
  open();
  point();
  after(700);
  leave(button(), words());
  expect(words()).toBeVisible();
  leave(words());
  expect(words()).not.toBeVisible();
});
