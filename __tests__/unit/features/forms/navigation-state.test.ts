import { readContactState } from "../../../../src/features/forms/navigation-state";

test("source, topic and message are read, and nothing else", () => {
  const state = { source: "hero_primary", topic: "profit_audit", message: "Hello", key: "abc" };
  expect(readContactState(state)).toEqual({
    source: "hero_primary",
    topic: "profit_audit",
    message: "Hello",
  });
});

test.each([null, "hero_primary", ["hero_primary"], { source: 1, topic: ["ai"] }])(
  "the state %j passes nothing on",
  (state) => {
    expect(readContactState(state)).toEqual({});
  },
);

test.each([7, { toString: () => "Hello" }, "   "])("the message %j is ignored", (message) => {
  const state = { source: "hero_primary", message };
  expect(readContactState(state)).toEqual({ source: "hero_primary" });
});

test("a message too long to come from the site is ignored", () => {
  expect(readContactState({ message: "x".repeat(2000) }).message).toHaveLength(2000);
  expect(readContactState({ message: "x".repeat(2001) }).message).toBeUndefined();
});
