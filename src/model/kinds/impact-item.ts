import { z } from "zod";
import { icon, key, reference, text } from "../fields";

export const impactItem = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    icon: icon.describe("The icon that is drawn with it."),
    claim: reference("Claim").describe("The figure it shows."),
    label: text(3, 60).describe("The words below the figure, on this grid."),
  })
  .describe("One figure of the cumulative impact on the case-studies page.");
