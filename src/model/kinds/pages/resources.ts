import { z } from "zod";
import { group, link, seo, text } from "../../fields";
import { calculatorLabels } from "./calculator-labels";
import { closing, empty, hero } from "./parts";

export const resourcesPage = z
  .strictObject({
    hero,
    empty,
    tools: link.describe("The link to the tools, below the groups."),
    audit: group("AuditTeaser", {
      title: text(3, 90).describe("The heading."),
      lead: text(20, 300).describe("What the audit is."),
      link: link.describe("The link to the audit."),
    }).describe("The free audit."),
    guide: closing.describe("The call at the end of each guide."),
    calculator: calculatorLabels.describe("Words of each calculator page."),
    seo,
  })
  .describe("The copy of /resources/, and around guides and calculators.");
