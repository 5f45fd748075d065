import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "../../../src/ui/Tooltip";

const open = () =>
  render(
    <Tooltip text="Data & ERP Sync">
      <button type="button">Odoo</button>
    </Tooltip>,
  );

const button = () => screen.getByRole("button", { name: "Odoo" });
const words = () => screen.getByText("Data & ERP Sync");
const after = (time: number) => act(() => jest.advanceTimersByTime(time));

/** Sends a mouse event with a pointer type, since jsdom has no pointer events. */
function pointer(type: string, from: Element, to: Element, pointerType = "mouse"): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: to });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(from, event);
}
const point = (kind = "mouse") => pointer("pointerover", button(), document.body, kind);
const leave = (from: Element, to: Element = document.body) => pointer("pointerout", from, to);

beforeEach(() => jest.useFakeTimers());
test("a tooltip opens only after 700 ms of uninterrupted hover", () => {
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

test.each(["touch", "pen"])("a tooltip does not open by %s", (kind) => {
  open();
  point(kind);
  after(5000);
  expect(words()).not.toBeVisible();
});

test("a tooltip stays open while the pointer is over it, and closes when it leaves", () => {
  open();
  point();
  after(700);
  leave(button(), words());
  expect(words()).toBeVisible();
  leave(words());
  expect(words()).not.toBeVisible();
});
