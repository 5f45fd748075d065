import { fireEvent, render, screen } from "@testing-library/react";
import { PageErrorBoundary } from "../../../src/layout/PageErrorBoundary";
import { watchReload } from "../../support/reload";
import { reloadIfStale } from "../../../src/browser/stale-tab";

jest.mock("../../../src/browser/stale-tab", () => ({ reloadIfStale: jest.fn() }));

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.mocked(reloadIfStale).mockReset();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
function crashWith(error: Error): void {
  const Broken = (): never => {
    throw error;
  };
  render(
    <PageErrorBoundary>
      <Broken />
    </PageErrorBoundary>,
  );
}

test("a crash is logged once, does not check for a new version, and a button reloads the page", () => {
  const crash = new Error("No margin left");
  crashWith(crash);
  const calls = logged.mock.calls as unknown[][];
  expect(calls.filter((words) => words.includes(crash))).toHaveLength(1);
  expect(reloadIfStale).not.toHaveBeenCalled();
  const reload = watchReload();
  fireEvent.click(screen.getByRole("button", { name: WORDS.errors.refresh }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a missing chunk checks for a new version, which reloads the page", () => {
  crashWith(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }));
  expect(reloadIfStale).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeVisible();
});
