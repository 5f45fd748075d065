/**
 * The paths of files in the repository, where another language has a folder of content/ and a CMS of its own. The check
 * calls the files of each language content/….
 */
export const inRepository = (path: string): string => path.replace("content/", `${SITE.content}/`);

export const inCheck = (path: string): string => path.replace(`${SITE.content}/`, "content/");
