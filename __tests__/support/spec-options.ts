/** What the two choices of the contact form offer, in order (spec §3); the model states it for itself. */
export const specOptions = {
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
