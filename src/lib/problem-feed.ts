/** The address at which the development server tells pages the problems of the content. */
export const problemFeed = "/___content-problems";
