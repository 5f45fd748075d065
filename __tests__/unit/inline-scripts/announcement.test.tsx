import { fireEvent } from "@testing-library/react";

const html = document.documentElement;
const isShown = () => html.hasAttribute("data-announcement");

/** Opens a page of a site with an announcement. @param times when it shows, in milliseconds from now */
function open(id: string, times = { start: -1000, end: 1000 }): void {
  const { start, end } = { start: Date.now() + times.start, end: Date.now() + times.end };
  SITE.announcement = { id, start, end, begun: true };
  html.removeAttribute("data-announcement");
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><button data-close-announcement=""><b>x</b></button></main>';
  jest.isolateModules(() => jest.requireActual("../../../src/inline-scripts/announcement"));
}

const close = () => fireEvent.click(document.querySelector("b") as Element);

test("an announcement that is closed stays closed, and the next one shows", () => {
  open("1");
  expect(isShown()).toBe(true);
  close();
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector("main"));
  open("1");
  expect(isShown()).toBe(false);
  open("2");
  expect(isShown()).toBe(true);
});

test.each([
  ["before its first day", { start: 1000, end: 2000 }],
  ["after its last day", { start: -2000, end: -1000 }],
])("%s, it does not show", (_, times) => {
  open("4", times);
  expect(isShown()).toBe(false);
});
