import { z } from "zod";
import { seo, text } from "../../fields";
import { hero } from "./parts";

export const legalPage = z
  .strictObject({
    hero,
    updatedLabel: text(3, 30).describe("The words before the day of the last change."),
    companyTitle: text(3, 60).describe("The heading of the company block."),
    seo: seo.describe("Search texts."),
  })
  .describe("The copy of /legal/, and the words around each legal text.");
