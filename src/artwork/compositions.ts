import type { Ground } from "./palette";
import type { ReliefName } from "./reliefs";
import type { ShapeName } from "./shapes";

/** The parts of a map. Without a relief, the map's id chooses one. */
export interface Composition {
  shape?: ShapeName;
  relief?: ReliefName;
  /** The colours of a cover, by default those of `ink`. */
  ground?: Ground;
}

/**
 * The composition of each map, by the address of the page with the heading, or by the cover's folder under content/
 * between slashes. An unlisted heading gets a plain sea bed; an unlisted cover gets a curve that its id chooses.
 */
export const compositions: Readonly<Record<string, Composition>> = {
  "/": { relief: "shelf" },
  "/services/": { shape: "channels", relief: "shelf" },
  "/services/profit-optimization/": { shape: "hollows", relief: "basin" },
  "/services/growth-automation/": { shape: "waves", relief: "banks" },
  "/services/conversion-optimization/": { shape: "fork", relief: "islands" },
  "/services/ai-automation/": { shape: "forecast", relief: "basin" },
  "/services/data-integration/": { shape: "braid", relief: "channel" },
  "/services/development/": { shape: "growth", relief: "terraces" },
  "/services/low-code/": { shape: "handover", relief: "coast" },
  "/services/analytics/": { shape: "readings", relief: "shelf" },
  "/about/": { relief: "basin" },
  "/about/careers/": { relief: "islands" },
  "/process/": { shape: "stages", relief: "fjord" },
  "/case-studies/": { relief: "terraces" },
  "/resources/": { shape: "routes", relief: "islands" },
  "/resources/tools/": { shape: "readings", relief: "flats" },
  "/resources/audit/": { shape: "loop", relief: "islands" },
  "/contact/": { shape: "braid", relief: "shelf" },
  "/tools/profit-leak-finder/": { shape: "hollows", relief: "shelf" },
  "/tools/erp-field-mapper/": { shape: "locking", relief: "banks" },
  "/tools/flow-auditor/": { shape: "waves", relief: "shelf" },
  "/tools/stock-planner/": { shape: "sawtooth", relief: "basin" },
  "/calculators/true-margin/": { shape: "discount", relief: "flats" },
  "/calculators/customer-value/": { shape: "retention", relief: "shelf" },
  "/calculators/automation-payback/": { shape: "recovery", relief: "ridge" },
  "/legal/": { shape: "drift", relief: "flats" },
  "/404/": { relief: "coast" },
  "/blog/hidden-profit-leaks-ecommerce/": { shape: "hollows", ground: "ink", relief: "basin" },
  "/blog/ai-inventory-forecasting-guide/": { shape: "forecast", ground: "deep", relief: "basin" },
  "/blog/profit-dashboards-make-airtable/": { shape: "readings", ground: "deep", relief: "shelf" },
  "/blog/lifecycle-flows-that-pay/": { shape: "waves", ground: "ink", relief: "banks" },
  "/blog/shopify-erp-sync-checklist/": { shape: "braid", ground: "deep", relief: "channel" },
  "/blog/returns-rate-case-study/": { shape: "loop", ground: "ink", relief: "islands" },
  "/blog/checkout-experiments-worth-running/": { shape: "fork", ground: "deep", relief: "islands" },
  "/blog/ai-support-triage-costs/": { shape: "channels", ground: "ink", relief: "basin" },
  "/blog/discount-discipline/": { shape: "discount", ground: "deep", relief: "flats" },
  "/case-studies/fashion-dtc-margin-recovery/": {
    shape: "recovery",
    ground: "ink",
    relief: "ridge",
  },
  "/case-studies/wellness-lifetime-value/": { shape: "retention", ground: "deep", relief: "shelf" },
  "/case-studies/home-garden-growth/": { shape: "growth", ground: "ink", relief: "terraces" },
  "/case-studies/manufacturing-order-sync/": { shape: "locking", ground: "deep", relief: "banks" },
  "/case-studies/retail-stock-intelligence/": { shape: "sawtooth", ground: "ink", relief: "flats" },
  "/case-studies/professional-services-automation/": {
    shape: "handover",
    ground: "deep",
    relief: "coast",
  },
  "/guides/ad-spend-to-profit/": { shape: "growth", ground: "ink", relief: "terraces" },
  "/guides/first-hundred-days-of-automation/": {
    shape: "stages",
    ground: "deep",
    relief: "fjord",
  },
  "/guides/choosing-an-erp/": { shape: "routes", ground: "ink", relief: "islands" },
  "/guides/ending-constant-sales/": { shape: "stages", ground: "deep", relief: "terraces" },
  "/guides/raising-prices/": { shape: "drift", ground: "ink", relief: "shelf" },
  "/guides/selling-on-marketplaces/": { shape: "fork", ground: "ink", relief: "coast" },
  "/guides/airtable-margin-base/": { shape: "braid", ground: "deep", relief: "shelf" },
  "/guides/testing-ai-support/": { shape: "channels", ground: "ink", relief: "banks" },
  "/guides/erp-sync-go-live/": { shape: "handover", ground: "deep", relief: "channel" },
  "/guides/stock-for-promotions-and-launches/": {
    shape: "sawtooth",
    ground: "ink",
    relief: "banks",
  },
};
