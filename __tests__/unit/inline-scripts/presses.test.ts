/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { onPageHydrated } from "../../../src/browser/late-scripts";
import { keepPresses } from "../../../src/inline-scripts/presses";

test("an early click and an early key reach React once each", () => {
  document.documentElement.dataset.js = "";
  document.body.innerHTML = '<main><button type="button">Theme</button></main>';
  const button = document.querySelector("button") as HTMLButtonElement;
  const heard: string[] = [];
  // React listens on a container of the page.
  const react = document.querySelector("main") as HTMLElement;
  react.addEventListener("click", ({ type }) => heard.push(type), true);
  react.addEventListener("keydown", ({ type }) => heard.push(type), true);
  keepPresses(() => undefined);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: "Escape" });
  onPageHydrated();
  return Promise.resolve().then(() => expect(heard).toEqual(["click", "keydown"]));
});
