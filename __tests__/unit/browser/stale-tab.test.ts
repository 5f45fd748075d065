/** @jest-environment jsdom */
import { reloadIfStale, reloadKey } from "../../../src/browser/stale-tab";
import { watchReload } from "../../support/reload";

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let reload: jest.SpyInstance;

/** Sets the version that the site answers with. */
const siteHas = (version: unknown) =>
  request.mockImplementation(
    async () => ({ json: async () => ({ webpackCompilationHash: version }) }) as Response,
  );

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
  reload = watchReload();
  window.___webpackCompilationHash = "old";
  siteHas("new");
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete window.___webpackCompilationHash;
});

test("a tab older than the site is reloaded; the version is fetched past every cache", async () => {
  await expect(reloadIfStale()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(request.mock.calls).toEqual([["/page-data/app-data.json", { cache: "no-store" }]]);
});

test("it happens once for each version, so it never loops", async () => {
  await reloadIfStale();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  siteHas("newer");
  await expect(reloadIfStale()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a tab of the current version stays", async () => {
  siteHas("old");
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(reloadKey)).toBeNull();
});

test.each([undefined, null, 7, { toString: () => "new" }])(
  "%j is not a version, so the tab stays",
  async (version) => {
    siteHas(version);
    await expect(reloadIfStale()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test.each([
  ["cannot be reached", () => request.mockRejectedValue(new TypeError("Failed to fetch"))],
  [
    "answers with a page",
    () =>
      request.mockResolvedValue({
        json: async () => JSON.parse("<!doctype html>") as unknown,
      } as Response),
  ],
  ["answers with nothing", () => request.mockResolvedValue({ json: async () => null } as Response)],
])("if the site %s, the tab stays", async (_name, fails) => {
  fails();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each(["input", "textarea"] as const)(
  "a tab with something typed into a %s stays; once that is deleted, it is reloaded",
  async (tag) => {
    const control = document.body.appendChild(document.createElement(tag));
    control.value = "Our margin falls";
    await expect(reloadIfStale()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    control.value = "";
    await expect(reloadIfStale()).resolves.toBe(true);
  },
);

test("the initial value of a field does not count as typed", async () => {
  document.body.innerHTML = '<input value="EUR"><textarea>Hello</textarea>';
  await expect(reloadIfStale()).resolves.toBe(true);
});

test("a checkbox is nothing that was typed", async () => {
  document.body.innerHTML = '<input type="checkbox" checked>';
  await expect(reloadIfStale()).resolves.toBe(true);
});

test("if storage is refused the tab is not reloaded, since it could loop", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError");
  });
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
