import { letEnd } from "../../../../src/admin/guard/ending";

const provider = (more: object = {}) => ({
  branch: "main",
  deleteBranch: (_branch: string): Promise<unknown> => Promise.reject(new Error("not now")),
  ...more,
});

test("a branch that cannot be deleted keeps no draft from ending", async () => {
  const api = provider();
  letEnd(api);
  letEnd(api);
  await expect(api.deleteBranch("cms/a")).resolves.toBeUndefined();
});

test("in a copy of the repository, a branch that is left behind is a draft still", async () => {
  const api = provider({ useOpenAuthoring: true });
  letEnd(api);
  await expect(api.deleteBranch("cms/a")).rejects.toThrow("not now");
});

test("what has no branches stays as it is", () => {
  expect(() => letEnd(undefined)).not.toThrow();
  expect(() => letEnd({ branch: "main" })).not.toThrow();
});
