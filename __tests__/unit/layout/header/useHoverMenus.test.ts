/** @jest-environment jsdom */
/** When a pointer opens and closes the dropdowns of the top bar. */
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
const enterPanel = (menus: Menus) => menus.enterPanel();
const leave = (menus: Menus) => menus.leave();
const hide = (menus: Menus) => menus.hide();
const open = () => hook.current.open;

beforeEach(() => {
  jest.useFakeTimers();
  hook = renderHook(() => useHoverMenus()).result;
});

afterEach(() => {
  jest.useRealTimers();
});

test("hovering opens after 200 ms, not before", () => {
  when(enter("about"), wait(199));
  expect(open()).toBeUndefined();
  when(wait(1));
  expect(open()).toBe("about");
});

test("a click on a panel that hover has opened keeps it open; the next click closes it", () => {
  when(enter("about"), wait(200), click("about"));
  expect(open()).toBe("about");
  when(click("about"));
  expect(open()).toBeUndefined();
});

test("a panel stays open while the pointer is on it, and closes a short time after it has left", () => {
  when(enter("about"), wait(200), leave, enterPanel, wait(2000));
  expect(open()).toBe("about");
  when(leave);
  expect(open()).toBe("about");
  when(wait(1000));
  expect(open()).toBeUndefined();
});

test("moving to the other trigger switches at once, so only one is open", () => {
  when(enter("services"), wait(200), leave, enter("about"));
  expect(open()).toBe("about");
  when(wait(1000));
  expect(open()).toBe("about");
});

test("within 300 ms of a close the other opens at once", () => {
  when(click("services"), hide, wait(299), enter("about"));
  expect(open()).toBe("about");
});

test("300 ms after a close the other waits again", () => {
  when(click("services"), hide, wait(300), enter("about"), wait(199));
  expect(open()).toBeUndefined();
  when(wait(1));
  expect(open()).toBe("about");
});
