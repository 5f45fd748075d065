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

test("an outdated tab is reloaded, and the version is fetched without the cache", async () => {
  await expect(reloadIfStale()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(request.mock.calls).toEqual([["/page-data/app-data.json", { cache: "no-store" }]]);
});

test("a tab is reloaded once per version, so it never loops", async () => {
  await reloadIfStale();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  siteHas("newer");
  await expect(reloadIfStale()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a tab of the current version is not reloaded", async () => {
  siteHas("old");
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(reloadKey)).toBeNull();
});

test.each([undefined, null, 7, { toString: () => "new" }])(
  "the invalid version %j does not reload the tab",
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
])("the tab is not reloaded if the site %s", async (_name, fails) => {
  fails();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each(["input", "textarea"] as const)(
  "a tab with text in a %s is not reloaded until the text is deleted",
  async (tag) => {
    const control = document.body.appendChild(document.createElement(tag));
    control.value = "Our margin falls";
    await expect(reloadIfStale()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    control.value = "";
    await expect(reloadIfStale()).resolves.toBe(true);
  },
);

test("a tab with a checked radio button is not reloaded until it is unchecked", async () => {
  document.body.innerHTML = '<input type="radio" name="a"><input type="radio" name="a">';
  const answer = document.querySelector("input") as HTMLInputElement;
  answer.checked = true;
  await expect(reloadIfStale()).resolves.toBe(false);
  answer.checked = false;
  await expect(reloadIfStale()).resolves.toBe(true);
});

test.each([
  ["without a default", "<option>Choose</option><option>A</option>", 0],
  ["with a default", "<option>A</option><option selected>B</option>", 1],
])(
  "a tab with a changed list %s is not reloaded until the list has its initial choice",
  async (_name, options, initial) => {
    document.body.innerHTML = `<select>${options}</select>`;
    const select = document.querySelector("select") as HTMLSelectElement;
    select.selectedIndex = 1 - initial;
    await expect(reloadIfStale()).resolves.toBe(false);
    select.selectedIndex = initial;
    await expect(reloadIfStale()).resolves.toBe(true);
  },
);

test("a tab with data-unsaved=true is not reloaded", async () => {
  document.body.innerHTML = '<div data-unsaved="true"></div>';
  await expect(reloadIfStale()).resolves.toBe(false);
  document.body.replaceChildren();
  await expect(reloadIfStale()).resolves.toBe(true);
});

test("a tab with data-unsaved=false is reloaded", async () => {
  document.body.innerHTML =
    '<select data-unsaved="false"><option>A</option><option>B</option></select>';
  (document.querySelector("select") as HTMLSelectElement).selectedIndex = 1;
  await expect(reloadIfStale()).resolves.toBe(true);
});

test("a tab is not reloaded if storage is blocked, since it could loop", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError");
  });
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
