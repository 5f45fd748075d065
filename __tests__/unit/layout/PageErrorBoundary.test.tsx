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

const crash = new Error("No margin left");
const missing = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });

test.each([
  ["a crash", 0, crash],
  ["a missing chunk", 1, missing],
])(
  "%s is logged once, checks for a new version %i times, and a button reloads the page",
  (_, checks, error) => {
    const Broken = (): never => {
      throw error;
    };
    render(
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>,
    );
    const calls = logged.mock.calls as unknown[][];
    expect(calls.filter((words) => words.includes(error))).toHaveLength(1);
    expect(reloadIfStale).toHaveBeenCalledTimes(checks);
    const reload = watchReload();
    fireEvent.click(screen.getByRole("button", { name: WORDS.errors.refresh }));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);
