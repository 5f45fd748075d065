import { buttonOf, keyOf } from "../../../../src/admin/text/shortcuts";

const press = (
  key: string,
  keys: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>>,
) => buttonOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...keys });

it("keys press the buttons that name them", () => {
  expect(press("b", { ctrlKey: true })).toBe("Bold");
  expect(press("I", { ctrlKey: true })).toBe("Italic");
  expect(press("k", { ctrlKey: true })).toBe("Link");
  expect(keyOf("Link")).toEqual({ title: "Link (Ctrl+K)", aria: "Control+K" });
  expect(keyOf("Table")).toBeUndefined();
});

it("other keys press none", () => {
  expect(press("b", {})).toBeUndefined();
  expect(press("b", { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press("b", { ctrlKey: true, altKey: true })).toBeUndefined();
  expect(press("z", { ctrlKey: true })).toBeUndefined();
});
