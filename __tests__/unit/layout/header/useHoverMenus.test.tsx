/** The times at which hovering opens and closes dropdowns. */
import { act, renderHook } from "@testing-library/react";
import { useHoverMenus } from "../../../../src/layout/header/useHoverMenus";

type Menus = ReturnType<typeof useHoverMenus>;

const wait = (milliseconds: number) => () => jest.advanceTimersByTime(milliseconds);
const enter = (name: string) => (menus: Menus) => menus.enterTrigger(name);
const click = (name: string) => (menus: Menus) => menus.toggle(name);
const enterPanel = (menus: Menus) => menus.cancel();
const leave = (menus: Menus) => menus.leave();
const hide = (menus: Menus) => menus.hide();

beforeEach(() => {
  jest.useFakeTimers();
});

const hovered = [enter("about"), wait(200)];
const switched = [enter("services"), wait(200), leave, enter("about")];
const reopened = [click("services"), hide];

test.each<[what: string, open: string | undefined, steps: ((menus: Menus) => void)[]]>([
  [
    "a first click keeps the dropdown open that hovering opened",
    "about",
    [...hovered, click("about")],
  ],
  ["the second click closes it", undefined, [...hovered, click("about"), click("about")]],
  ["it stays open over its panel", "about", [...hovered, leave, enterPanel, wait(2000)]],
  ["it is still open when the pointer has left", "about", [...hovered, leave]],
  ["it closes shortly after", undefined, [...hovered, leave, wait(1000)]],
  ["another button switches dropdowns at once", "about", switched],
  ["and for good", "about", [...switched, wait(1000)]],
  [
    "for 300 ms after a dropdown, hovering opens at once",
    "about",
    [...reopened, wait(299), enter("about")],
  ],
  ["later it waits", undefined, [...reopened, wait(300), enter("about"), wait(199)]],
  ["for 200 ms", "about", [...reopened, wait(300), enter("about"), wait(200)]],
])("%s", (_, open, steps) => {
  const hook = renderHook(() => useHoverMenus()).result;
  for (const step of steps) act(() => step(hook.current));
  expect(hook.current.open).toBe(open);
});
