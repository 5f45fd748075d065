import { readContactState } from "../../../../src/features/forms/navigation-state";

const call = { source: "hero_primary", topic: "profit_audit", message: "x".repeat(2000) };

test.each<[unknown, object]>([
  [{ ...call, key: "abc" }, call],
  [{ source: "hero_primary", message: "x".repeat(2001) }, { source: "hero_primary" }],
  [{ source: "hero_primary", message: 7 }, { source: "hero_primary" }],
  [{ source: "hero_primary", message: "   " }, { source: "hero_primary" }],
  [null, {}],
  ["hero_primary", {}],
  [["hero_primary"], {}],
  [{ source: 1, topic: ["ai"], message: { toString: () => "Hello" } }, {}],
])(
  "only the source, the topic and a message that the site could send are read: %#",
  (state, read) => {
    expect(readContactState(state)).toEqual(read);
  },
);
