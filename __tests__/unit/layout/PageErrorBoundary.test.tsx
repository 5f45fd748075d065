import { render, screen } from "@testing-library/react";
import { PageErrorBoundary } from "../../../src/layout/PageErrorBoundary";
import { reloadIfStale } from "../../../src/browser/stale-tab";

jest.mock("../../../src/browser/stale-tab", () => ({ reloadIfStale: jest.fn() }));

const crash = new Error("No margin left");

const Broken = (): never => {
  throw crash;
};

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.mocked(reloadIfStale).mockReset();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("a crash is logged once", () => {
  render(
    <PageErrorBoundary>
      <Broken />
    </PageErrorBoundary>,
  );
  const calls = logged.mock.calls as unknown[][];
  expect(calls.filter((words) => words.includes(crash))).toHaveLength(1);
});

test("a missing chunk checks for a new version, which reloads the page", () => {
  const Gone = (): never => {
    throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
  };
  render(
    <PageErrorBoundary>
      <Gone />
    </PageErrorBoundary>,
  );
  expect(reloadIfStale).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeVisible();
});

test("another crash does not check for a new version, since a reload would not help", () => {
  render(
    <PageErrorBoundary>
      <Broken />
    </PageErrorBoundary>,
  );
  expect(reloadIfStale).not.toHaveBeenCalled();
});
