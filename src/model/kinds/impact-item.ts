import { z } from "zod";
import { icon, key, reference, text } from "../fields";

export const impactItem = z
  .strictObject({
    id: key().describe("A key."),
    icon: icon.describe("Its icon."),
    claim: reference("Claim").describe("The figure it shows."),
    label: text(3, 60).describe("The words below the figure, on this grid."),
  })
  .describe("One figure of the cumulative impact on the case-studies page.");
