/** @jest-environment jsdom */
import { track } from "../../../src/analytics/tracker";

afterEach(() => {
  delete window.gtag;
  jest.restoreAllMocks();
});

test("an event goes to the tracker with its name and parameters", () => {
  window.gtag = jest.fn();
  track("cta_click", { cta_type: "primary" });
  expect(window.gtag).toHaveBeenCalledTimes(1);
  expect(window.gtag).toHaveBeenCalledWith("event", "cta_click", { cta_type: "primary" });
});

test("without a tracker nothing happens", () => {
  const warned = jest.spyOn(console, "warn");
  expect(() => track("cta_click", {})).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});

test("a value that is not a function is not a tracker", () => {
  Object.assign(window, { gtag: "blocked" });
  const warned = jest.spyOn(console, "warn");
  expect(() => track("cta_click", {})).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});

test("a tracker that throws does no harm and logs a warning", () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const failure = new Error("quota");
  window.gtag = () => {
    throw failure;
  };
  expect(() => track("cta_click", {})).not.toThrow();
  expect(warned).toHaveBeenCalledWith("The tracker failed.", failure);
});
