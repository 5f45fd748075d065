/** Values of fields that page code uses too, in a file that imports no zod. */

export const toolStatuses = ["available", "comingSoon"] as const;

export const jobTypes = ["fullTime", "partTime", "contract"] as const;

/** The points of the worst possible answer of a questionnaire. */
export const worstPoints = 5;
