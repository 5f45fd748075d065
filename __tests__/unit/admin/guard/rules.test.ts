import { isNamed, withFormsSent } from "../../../../src/admin/guard/rules";

const file = "content/site.yml";
const settings = (webhook: string) =>
  new Map([[file, `name: A\nforms:\n  webhook: ${webhook}\n  backup: netlify\n`]]);
const turn = (from: string, to: string, hasWebhook: boolean) => () =>
  withFormsSent(settings(from), settings(to), hasWebhook);

test("the webhook is not turned on where the host does not know its address", () => {
  expect(turn("off", "on", false)).toThrow("GATSBY_FORM_WEBHOOK_URL");
});

test("it is where the host does, and is turned off in any case", () => {
  expect(turn("off", "on", true)).not.toThrow();
  expect(turn("on", "off", false)).not.toThrow();
});

test("what was there before, and other files, are not its concern", () => {
  expect(turn("on", "on", false)).not.toThrow();
  expect(() => withFormsSent(settings("off"), new Map([["a.yml", "a: 1"]]), false)).not.toThrow();
});

test("an upload is one of an entry that names it, not of one that names another which ends alike", () => {
  const upload = { path: "content/blog/a/used.png" };
  expect(isNamed(upload, [{ raw: "cover: used.png\n" }])).toBe(true);
  expect(isNamed(upload, [{ raw: "![A picture](./used.png)" }])).toBe(true);
  expect(isNamed(upload, [{ raw: "cover: re-used.png\n" }, { raw: "cover: usedxpng" }])).toBe(
    false,
  );
});
