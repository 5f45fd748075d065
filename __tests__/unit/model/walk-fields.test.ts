import { z } from "zod";
import { mapFields, visitFields } from "../../../src/model/walk-fields";

const schema = z.strictObject({
  title: z.string(),
  parts: z.array(z.strictObject({ name: z.string().optional(), marks: z.array(z.number()) })),
  note: z.string().optional(),
});

const data = { title: "t", parts: [{ name: "a", marks: [1, 2] }, { marks: [] }] };

test("every value is visited once, groups and lists before what they hold", () => {
  const paths: string[] = [];
  visitFields(schema, data, ({ path }) => paths.push(path.join(".")) > 0);
  expect(paths).toEqual([
    "",
    "title",
    "parts",
    "parts.0",
    "parts.0.name",
    "parts.0.marks",
    "parts.0.marks.0",
    "parts.0.marks.1",
    "parts.1",
    "parts.1.marks",
  ]);
});

test("what a group or list holds is left out on request", () => {
  const paths: string[] = [];
  visitFields(schema, data, ({ path }) => {
    paths.push(path.join("."));
    return path[0] !== "parts";
  });
  expect(paths).toEqual(["", "title", "parts"]);
});

test.each([
  ["a text where a list should be", { title: "t", parts: "no list" }],
  ["nothing at all", undefined],
  ["a list where a group should be", []],
  ["a field that is unknown", { title: "t", more: { deep: 1 } }],
])("data of another shape does no harm: %s", (_, wrong) => {
  expect(() => visitFields(schema, wrong, () => true)).not.toThrow();
  expect(mapFields(schema, wrong, ({ value }) => value)).toEqual(wrong);
});

test("a copy has every value changed, and lists may lose entries", () => {
  const copy = mapFields(schema, data, ({ value }) => {
    if (typeof value === "string") return value.toUpperCase();
    return Array.isArray(value) ? value.filter((item) => item !== 1) : value;
  });
  expect(copy).toEqual({ title: "T", parts: [{ name: "A", marks: [2] }, { marks: [] }] });
  expect(data.parts[0]?.marks).toEqual([1, 2]);
});
