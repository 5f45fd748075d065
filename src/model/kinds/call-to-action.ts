/** Calls to action, with the event that each sends and the data that it passes to the contact page. */
import { z } from "zod";
import { key, linkAddress, text } from "../fields";
import { named } from "../schema-notes";
import { needsValues } from "../form-fields";
import { filledWith } from "../formula-issues";

/** The data of events that content gives. */
const fields = {
  action: text(2, 40).optional().describe("For service_cta_click: the action."),
  cta_type: text(2, 40).optional().describe("For cta_click: the type."),
  cta_location: text(2, 40).optional().describe("For cta_click and case_study_click: the place."),
};

const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

/** The events, each with its data from content; src/ui/CtaLink.tsx sends them. */
const eventFields = {
  cta_click: ["cta_type", "cta_location"],
  case_study_click: ["cta_location"],
  service_cta_click: ["action"],
} as const satisfies Record<string, readonly (keyof typeof fields)[]>;

export type CallEventName = keyof typeof eventFields;

const eventNames = Object.keys(eventFields) as CallEventName[];

const callEvent = named(
  "CallEvent",
  z
    .strictObject({
      name: named("CallEventName", z.enum(eventNames)).describe("The name of the event."),
      ...fields,
    })
    .superRefine((event, context) => {
      const wanted: readonly string[] = eventFields[event.name];
      const given = fieldNames.filter((field) => event[field] !== undefined);
      const message = `must have ${wanted.join(" and ")} for ${event.name}, and nothing else`;
      if (given.join() !== fieldNames.filter((field) => wanted.includes(field)).join())
        context.addIssue({ code: "custom", message });
    }),
);

export const callToAction = z
  .strictObject({
    id: key().describe("The key that pages use; for calls with a source or topic, the same code."),
    label: text(2, 60).describe("The words of the link."),
    to: linkAddress().describe("The address that it leads to."),
    event: callEvent.optional().describe("The event that analytics receives."),
    source: key().optional().describe("The code of the place, passed to the contact page."),
    topic: key().optional().describe("The code of the topic, passed to the contact page."),
    application: z
      .boolean()
      .optional()
      .describe(
        "On: a job application. The form leaves out company, revenue and needs, and analytics counts job_application.",
      ),
    about: text(2, 60).optional().describe("What the visitor asks about, for the contact page."),
    needs: named("FormNeed", z.enum(needsValues))
      .optional()
      .describe("The option of the form that the topic preselects."),
    message: filledWith(text(20, 400), "subject")
      .optional()
      .describe(
        "The message that the form starts with; {subject} becomes the name of the job or the tool.",
      ),
  })
  .describe("A call to action: its words, its address and the data that it passes on.");
