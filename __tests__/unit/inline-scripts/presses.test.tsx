import { fireEvent } from "@testing-library/react";
import { onPageHydrated } from "../../../src/browser/hydration";
import { keepPresses } from "../../../src/inline-scripts/presses";

test("an early click and an early key show and hide at once, and reach React once each", async () => {
  document.documentElement.dataset.js = "";
  document.body.innerHTML =
    '<main><button type="button" aria-controls="menu" aria-expanded="false">Menu</button><p id="menu" hidden></p></main>';
  const button = document.querySelector("button") as HTMLButtonElement;
  const heard: string[] = [];
  // React listens on a container of the page.
  const react = document.querySelector("main") as HTMLElement;
  react.addEventListener("click", ({ type }) => heard.push(type), true);
  react.addEventListener("keydown", ({ type }) => heard.push(type), true);
  keepPresses(() => undefined);
  fireEvent.click(button);
  const menu = document.querySelector("p");
  expect(menu?.hidden).toBe(false);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(menu?.hidden).toBe(true);
  onPageHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(["click", "keydown"]);
});

test("an early press or key that closes the search is left to the browser", () => {
  document.documentElement.removeAttribute("data-hydrated");
  document.body.innerHTML =
    '<dialog open><form method="dialog"><button type="submit">Close</button></form></dialog>';
  // jsdom cannot close a dialog by a form.
  document.addEventListener("submit", (event) => event.preventDefault());
  keepPresses(() => undefined);
  const button = document.querySelector("button") as HTMLButtonElement;
  fireEvent.keyDown(button, { key: "Escape" });
  fireEvent.click(button);
  expect(window.earlyPresses).toEqual([]);
});
