/** @jest-environment jsdom */
import { track } from "../../../src/analytics/events";

afterEach(() => {
  delete window.gtag;
  jest.restoreAllMocks();
});

test("a gtag that is not a function is ignored", () => {
  Object.assign(window, { gtag: "blocked" });
  const warned = jest.spyOn(console, "warn");
  expect(() => track("cta_click", {})).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});
