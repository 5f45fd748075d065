/** What some fields of content may say, for the pages that show it. */

/** Whether a tool can be used yet. */
export const toolStatuses = ["Available", "Coming Soon"] as const;

/** The contracts of positions. */
export const jobTypes = ["Full-time", "Part-time", "Contract"] as const;
