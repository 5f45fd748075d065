/** Lists what the map behind each page's heading shows. */
import type { Composition } from "./cover";

/** The idea of the map behind each page's heading; a page that is not listed gets a plain sea bed. */
export const headingMaps: Readonly<Record<string, Composition>> = {
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
};
