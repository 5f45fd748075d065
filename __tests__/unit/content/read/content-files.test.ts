import { owner } from "../../../../src/content/read/content-files";

test.each([
  ["blog/oil-and-dust/index.md", { kind: "BlogPost", id: "oil-and-dust" }],
  ["services/repair.yml", { kind: "Service", id: "repair" }],
  ["jobs.yml", { kind: "Job" }],
  ["services/repairxyml", undefined],
  ["blog/oil-and-dust/index-md", undefined],
  ["blog/index.md", undefined],
  ["services/.yml", undefined],
  ["services/repair/more.yml", undefined],
  ["services/repair.yml/index.md", undefined],
])("the owner of %s is %j", (name, found) => {
  expect(owner(name)).toEqual(found);
});
