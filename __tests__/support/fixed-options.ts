/**
 * The values of the contact form's two lists, in order. The owner's automation depends on them, so they are repeated
 * here, and a change of the form's own lists fails a test.
 */
export const fixedOptions = {
  revenue: ["under-1m", "1m-5m", "5m-10m", "10m-25m", "25m-50m", "over-50m"],
  needs: [
    "profit-optimization",
    "ai-automation",
    "growth-strategy",
    "data-integration",
    "conversion-optimization",
    "other",
  ],
};
