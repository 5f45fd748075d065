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
  test("blocked storage reads as empty and does not throw", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("Refused", "SecurityError");
      });
    expect(store.write("key", "text")).toBe(false);
    expect(store.read("key")).toBeUndefined();
    expect(store.readJson("key")).toBeUndefined();
    expect(() => store.remove("key")).not.toThrow();
  });

  test("storage whose property throws reads as empty and does not throw", () => {
    jest.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
    expect(store.write("key", "text")).toBe(false);
    expect(store.read("key")).toBeUndefined();
    expect(() => store.remove("key")).not.toThrow();
  });
});
