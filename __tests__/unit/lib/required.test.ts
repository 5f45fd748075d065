import { required } from "../../../src/lib/required";

test.each([0, "", false, []])("%j is there, so it is handed back", (value) => {
  expect(required(value, "site.yml")).toBe(value);
});

test.each([null, undefined])("%s ends with a sentence that names what is missing", (value) => {
  expect(() => required(value, "site.yml")).toThrow("The content of site.yml is missing.");
});
