/** The values that the contact form sends for its two lists. The model and the form read them here. */

export const revenueValues = [
  "under-1m",
  "1m-5m",
  "5m-10m",
  "10m-25m",
  "25m-50m",
  "over-50m",
] as const;

export const needsValues = [
  "profit-optimization",
  "ai-automation",
  "growth-strategy",
  "data-integration",
  "conversion-optimization",
  "other",
] as const;
