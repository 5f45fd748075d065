/** @jest-environment jsdom */
import { localStore, sessionStore } from "../../../src/browser/storage";

const stores = [
  { name: "localStorage", store: localStore },
  { name: "sessionStorage", store: sessionStore },
] as const;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(stores)("$name", ({ name, store }) => {
  test("what is written is read, until it is removed", () => {
    expect(store.write("key", "text")).toBe(true);
    expect(window[name].getItem("key")).toBe("text");
    expect(store.read("key")).toBe("text");
    store.remove("key");
    expect(store.read("key")).toBeUndefined();
  });

  test("the other storage is not touched", () => {
    store.write("key", "text");
    for (const other of stores)
      if (other.name !== name) expect(other.store.read("key")).toBeUndefined();
  });

  test("JSON is read as a value", () => {
    store.write("key", '{"choice":"granted"}');
    expect(store.readJson("key")).toEqual({ choice: "granted" });
  });

  test.each(["", "{", "null", "undefined"])("%j holds no value", (text) => {
    store.write("key", text);
    expect(store.readJson("key")).toBeUndefined();
  });

  test("a key that was never written holds no value", () => {
    expect(store.readJson("key")).toBeUndefined();
  });

  test("refused storage is empty, and nothing throws", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("Refused", "SecurityError");
      });
    expect(store.write("key", "text")).toBe(false);
    expect(store.read("key")).toBeUndefined();
    expect(store.readJson("key")).toBeUndefined();
    expect(() => store.remove("key")).not.toThrow();
  });

  test("storage that may not even be touched is empty too", () => {
    jest.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
    expect(store.write("key", "text")).toBe(false);
    expect(store.read("key")).toBeUndefined();
    expect(() => store.remove("key")).not.toThrow();
  });
});
