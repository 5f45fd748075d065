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

const change = (values: object) => () =>
  void Object.assign(document.querySelector("input, select") as Element, values);
const empty = () => document.body.replaceChildren();
const radios = '<input type="radio" name="a"><input type="radio" name="a">';
const list = "<select><option>Choose</option><option>A</option></select>";
const preset = "<select><option>A</option><option selected>B</option></select>";

test.each<[string, string, () => void, () => void]>([
  ["words", "<input>", change({ value: "Our" }), change({ value: "" })],
  ["an answer", radios, change({ checked: true }), change({ checked: false })],
  ["a choice of a list", list, change({ selectedIndex: 1 }), change({ selectedIndex: 0 })],
  ["another than the preset", preset, change({ selectedIndex: 0 }), change({ selectedIndex: 1 })],
  ["a result", "<div data-unsaved></div>", () => undefined, empty],
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
