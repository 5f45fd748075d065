import { fill } from "../../formulas/template";

/**
 * The call about a tool, whose message names it.
 * @param call the call of all tools; `{tool}` in its message is the place of the name
 * @param title the name of the tool
 */
export const toolCall = (call: Queries.CallFragment, title: string): Queries.CallFragment => ({
  ...call,
  message: call.message && fill(call.message, { tool: title }),
});
