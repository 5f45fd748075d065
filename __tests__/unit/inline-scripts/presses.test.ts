/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { onPageHydrated } from "../../../src/browser/hydration";
import { keepPresses } from "../../../src/inline-scripts/presses";

test("an early click and an early key reach React once each", async () => {
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
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(["click", "keydown"]);
});

test("the early press that closes the search is left to the browser", () => {
  document.documentElement.removeAttribute("data-hydrated");
  document.body.innerHTML =
    '<dialog open><form method="dialog"><button type="submit">Close</button></form></dialog>';
  // jsdom cannot close a dialog by a form.
  document.addEventListener("submit", (event) => event.preventDefault());
  keepPresses(() => undefined);
  fireEvent.click(document.querySelector("button") as HTMLButtonElement);
  expect(window.earlyPresses).toEqual([]);
});
