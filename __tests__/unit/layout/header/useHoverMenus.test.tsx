/** The times at which hovering opens and closes dropdowns. */
import { act, renderHook } from "@testing-library/react";
import { useHoverMenus } from "../../../../src/layout/header/useHoverMenus";

type Menus = ReturnType<typeof useHoverMenus>;

let hook: { current: Menus };

const when = (...steps: ((menus: Menus) => void)[]) => {
  for (const step of steps) act(() => step(hook.current));
};
const wait = (milliseconds: number) => () => jest.advanceTimersByTime(milliseconds);
const enter = (name: string) => (menus: Menus) => menus.enterTrigger(name);
const click = (name: string) => (menus: Menus) => menus.toggle(name);
const enterPanel = (menus: Menus) => menus.cancel();
const leave = (menus: Menus) => menus.leave();
const hide = (menus: Menus) => menus.hide();
const open = () => hook.current.open;

beforeEach(() => {
  jest.useFakeTimers();
  hook = renderHook(() => useHoverMenus()).result;
});

test("the first click on a dropdown that hovering opened keeps it open, the second closes it", () => {
  when(enter("about"), wait(200), click("about"));
  expect(open()).toBe("about");
  when(click("about"));
  expect(open()).toBeUndefined();
});

test("a dropdown stays open while the pointer is over its panel, and closes shortly after it leaves", () => {
  when(enter("about"), wait(200), leave, enterPanel, wait(2000));
  expect(open()).toBe("about");
  when(leave);
  expect(open()).toBe("about");
  when(wait(1000));
  expect(open()).toBeUndefined();
});

test("moving to another button switches dropdowns at once", () => {
  when(enter("services"), wait(200), leave, enter("about"));
  expect(open()).toBe("about");
  when(wait(1000));
  expect(open()).toBe("about");
});

test("hovering opens a dropdown at once within 300 ms after another one has closed", () => {
  when(click("services"), hide, wait(299), enter("about"));
  expect(open()).toBe("about");
});

test("hovering opens a dropdown after 200 ms again if another one has closed 300 ms before", () => {
  when(click("services"), hide, wait(300), enter("about"), wait(199));
  expect(open()).toBeUndefined();
  when(wait(1));
  expect(open()).toBe("about");
});
