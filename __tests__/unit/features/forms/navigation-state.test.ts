import { readContactState } from "../../../../src/features/forms/navigation-state";

const nothing = { source: undefined, topic: undefined, message: undefined };

test("source, topic and message are read, and nothing else", () => {
  const state = { source: "hero_primary", topic: "profit_audit", message: "Hello", key: "abc" };
  expect(readContactState(state)).toEqual({
    source: "hero_primary",
    topic: "profit_audit",
    message: "Hello",
  });
});

test.each([undefined, null, "hero_primary", ["hero_primary"], {}, { source: 1, topic: ["ai"] }])(
  "the state %j passes nothing on",
  (state) => {
    expect(readContactState(state)).toEqual(
      typeof state === "object" && state !== null ? nothing : {},
    );
  },
);

test.each([7, null, ["Hello"], { toString: () => "Hello" }, "   "])(
  "the message %j is ignored, and valid values beside it are kept",
  (message) => {
    expect(readContactState({ source: "hero_primary", message })).toEqual({
      ...nothing,
      source: "hero_primary",
    });
  },
);

test("a text too long to be ours is ignored", () => {
  expect(readContactState({ message: "x".repeat(2000) }).message).toHaveLength(2000);
  expect(readContactState({ message: "x".repeat(2001) }).message).toBeUndefined();
});
