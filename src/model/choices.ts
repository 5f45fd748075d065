/** Values of fields that page code uses too, in a file that imports no zod. */

export const toolStatuses = ["Available", "Coming Soon"] as const;

export const jobTypes = ["Full-time", "Part-time", "Contract"] as const;

/** The points of the worst possible answer of a questionnaire. */
export const worstPoints = 5;
