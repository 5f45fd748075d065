import type { z } from "zod";
import { amountsIn } from "../lib/amounts";

/** Refines a list: no two of its groups may have the same value in a field. */
export const eachOnce =
  <Field extends string>(field: Field) =>
  (items: Record<Field, string>[], context: z.core.$RefinementCtx): void => {
    items.forEach((item, index) => {
      const first = items.findIndex((other) => other[field] === item[field]);
      if (first === index) return;
      const message = `"${item[field]}" is listed twice`;
      context.addIssue({ code: "custom", path: [index, field], message, input: items });
    });
  };

/** The most characters of heading and lead together, so that a small phone shows the call below them at once. */
const maxCharacters = 290;

/** Reports a heading and lead that leave no room for the call below them; `path` is the field of the lead. */
export function leaveRoomForCall(
  { title, lead = "" }: { title: string; lead?: string },
  context: z.core.$RefinementCtx,
  path: PropertyKey[],
): void {
  const count = title.length + lead.length;
  if (count <= maxCharacters) return;
  const message = `and the heading have ${count} characters; at most ${maxCharacters} allowed, so that the call is on the first screen of a small phone`;
  context.addIssue({ code: "custom", path, message });
}

/** Whether a text with two amounts, such as `$8,000 to $20,000`, has the lower one first. */
const isRising = (text: string): boolean => {
  const [low, high] = amountsIn(text.toUpperCase());
  return !low || !high || low.value < high.value;
};

/** Refines a range of money: the second of its two amounts must be the higher. */
export const rising = <Schema extends z.ZodString>(schema: Schema) =>
  schema.refine(isRising, { error: "goes from high to low; write the lower amount first" });
