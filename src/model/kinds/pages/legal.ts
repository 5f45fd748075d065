import { z } from "zod";
import { group, seo, text } from "../../fields";
import { hero } from "./parts";

export const legalPage = z
  .strictObject({
    hero,
    updatedLabel: text(3, 30).describe("The words before the day of the last change."),
    companyTitle: text(3, 60).describe("The heading of the company block."),
    company: group("CompanyLabels", {
      legalName: text(2, 40).describe("The word for the name."),
      registryCode: text(2, 40).describe("The words for the code in the commercial register."),
      register: text(2, 40).describe("The word for the register."),
      address: text(2, 40).describe("The word for the address."),
      vatNumber: text(2, 40).describe("The words for the VAT number."),
      email: text(2, 40).describe("The word for email."),
    }).describe(
      "Words of the company block; its facts are in the settings of the site (site.yml).",
    ),
    seo,
  })
  .describe("The copy of /legal/, and the words around each legal text.");
