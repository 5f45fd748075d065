/** The values of fields that page code uses too. */

export const toolStatuses = ["Available", "Coming Soon"] as const;

export const jobTypes = ["Full-time", "Part-time", "Contract"] as const;

/** The points of the worst possible answer of a questionnaire. */
export const worstPoints = 5;
