/**
 * The values of the contact form's two lists, in order, as whoever receives its leads knows them. They are
 * stated again here, so that a change of the form's own list does not go unnoticed.
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
