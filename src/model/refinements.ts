import type { z } from "zod";

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
