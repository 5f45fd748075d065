/** The points of the worst possible answer of a guided check. */
export const worstPoints = 5;
