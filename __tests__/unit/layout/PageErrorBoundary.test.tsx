import { render, screen } from "@testing-library/react";
import { PageErrorBoundary } from "../../../src/layout/PageErrorBoundary";
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

test("a crash is logged once, and does not check for a new version, since a reload would not help", () => {
  const crash = new Error("No margin left");
  crashWith(crash);
  const calls = logged.mock.calls as unknown[][];
  expect(calls.filter((words) => words.includes(crash))).toHaveLength(1);
  expect(reloadIfStale).not.toHaveBeenCalled();
});

test("a missing chunk checks for a new version, which reloads the page", () => {
  crashWith(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }));
  expect(reloadIfStale).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeVisible();
});
