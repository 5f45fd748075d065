/** Lists what the cover of each article, guide and case study shows. */
import type { Composition } from "./cover";

export const covers: Readonly<Record<string, Composition>> = {
  "blog/hidden-profit-leaks-ecommerce": { shape: "hollows", ground: "ink", relief: "basin" },
  "blog/ai-inventory-forecasting-guide": { shape: "forecast", ground: "deep", relief: "basin" },
  "blog/profit-dashboards-make-airtable": { shape: "readings", ground: "deep", relief: "shelf" },
  "blog/lifecycle-flows-that-pay": { shape: "waves", ground: "ink", relief: "banks" },
  "blog/shopify-erp-sync-checklist": { shape: "braid", ground: "deep", relief: "channel" },
  "blog/returns-rate-case-study": { shape: "loop", ground: "ink", relief: "islands" },
  "blog/checkout-experiments-worth-running": { shape: "fork", ground: "deep", relief: "islands" },
  "blog/ai-support-triage-costs": {
    shape: "channels",
    ground: "ink",
    relief: "basin",
    bed: { depths: [6, 34] },
  },
  "blog/discount-discipline": { shape: "discount", ground: "deep", relief: "flats" },
  "case-studies/fashion-dtc-margin-recovery": { shape: "recovery", ground: "ink", relief: "ridge" },
  "case-studies/wellness-lifetime-value": { shape: "retention", ground: "deep", relief: "shelf" },
  "case-studies/home-garden-growth": { shape: "growth", ground: "ink", relief: "terraces" },
  "case-studies/manufacturing-order-sync": { shape: "locking", ground: "deep", relief: "banks" },
  "case-studies/retail-stock-intelligence": { shape: "sawtooth", ground: "ink", relief: "flats" },
  "case-studies/professional-services-automation": {
    shape: "handover",
    ground: "deep",
    relief: "coast",
  },
  "guides/ad-spend-to-profit": { shape: "summit", ground: "ink", relief: "terraces" },
  "guides/first-hundred-days-of-automation": {
    shape: "hundred",
    ground: "deep",
    relief: "fjord",
  },
  "guides/choosing-an-erp": { shape: "routes", ground: "ink", relief: "islands" },
  "guides/ending-constant-sales": { shape: "stages", ground: "deep", relief: "terraces" },
  "guides/raising-prices": { shape: "rise", ground: "ink", relief: "shelf" },
  "guides/selling-on-marketplaces": { shape: "fork", ground: "ink", relief: "coast" },
};
