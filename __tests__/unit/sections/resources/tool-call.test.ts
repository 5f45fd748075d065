import { toolCall } from "../../../../src/sections/resources/tool-call";

const call = { message: "I would like to use the {tool}." } as Queries.CallFragment;

test("the message of a tool's call names the tool", () => {
  expect(toolCall(call, "Clock Planner").message).toBe("I would like to use the Clock Planner.");
});

test("a call without a message stays without one", () => {
  expect(toolCall({ ...call, message: null }, "Clock Planner").message).toBeNull();
});
