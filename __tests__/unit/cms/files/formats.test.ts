/** What the CMS changes in a file that somebody saves without an edit, and where an edit cannot be told from a default. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { formatOf } from "../../../../src/cms/files/formats";

const fixture = (name: string) => readFileSync(`__tests__/fixtures/content/${name}`, "utf8");

test("a page is written as unlisted, and as listed only if its file says so", () => {
  const { fromFile, toFile } = formatOf("OwnPage");
  const listed = fixture("own-pages/clock-fair.md").replace("listed: false\n", "");
  expect(toFile({ ...fromFile(listed), listed: true })).toBe(listed);
  expect(toFile({ ...fromFile(listed), listed: false })).toContain("\nlisted: false\n");
});

test("an address gets its last slash, and an empty entry of a list is counted", () => {
  const { fromFile, toFile } = formatOf("NotFoundPage");
  const link = (to: string) => ({ label: "A page", to });
  const given = ["/contact", "/services#repair", "/", "/prices.pdf", "https://example.com/a"];
  const text = toFile({
    ...fromFile(""),
    suggestions: [...given.map(link), { label: "", to: "" }],
  });
  expect(parse(text)).toEqual({
    suggestions: [...["/contact/", "/services/#repair", ...given.slice(2)].map(link), {}],
  });
});
