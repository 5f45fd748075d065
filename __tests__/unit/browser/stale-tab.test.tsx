import { reloadIfStale, reloadKey } from "../../../src/browser/stale-tab";
import { blockStorage } from "../../support/blocked-storage";
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

test.each([
  ["cannot be reached", () => request.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["answers without a version", () => siteHas(7)],
])("the tab is not reloaded if the site %s", async (_name, fails) => {
  fails();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

const input = () => document.querySelector("input") as HTMLInputElement;
const select = () => document.querySelector("select") as HTMLSelectElement;

test.each<[string, string, () => void, () => void]>([
  ["words", "<input>", () => (input().value = "Our"), () => (input().value = "")],
  [
    "an answer",
    '<input type="radio" name="a"><input type="radio" name="a">',
    () => (input().checked = true),
    () => (input().checked = false),
  ],
  [
    "a choice of a list",
    "<select><option>Choose</option><option>A</option></select>",
    () => (select().selectedIndex = 1),
    () => (select().selectedIndex = 0),
  ],
  [
    "another choice than the default of a list",
    "<select><option>A</option><option selected>B</option></select>",
    () => (select().selectedIndex = 0),
    () => (select().selectedIndex = 1),
  ],
  ["a result", "<div data-unsaved></div>", () => undefined, () => document.body.replaceChildren()],
])("a tab with %s is not reloaded until it is taken back", async (_name, html, act, undo) => {
  document.body.innerHTML = html;
  act();
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
  undo();
  await expect(reloadIfStale()).resolves.toBe(true);
});

test("a tab is not reloaded if storage is blocked, since it could loop", async () => {
  blockStorage("setItem");
  await expect(reloadIfStale()).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
