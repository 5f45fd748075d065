/** Whether a value is an object with fields, and neither a list nor nothing. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
